package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.fleetgate.admission.Verdict;
import io.fleetgate.problem.Problem;
import io.fleetgate.text.PrintableText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the AdmissionReview that answers a request. A denial is Kubernetes' own "invalid": 422 and every problem in the message. */
final class ReviewWriter {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int UNPROCESSABLE = 422;

    private ReviewWriter() {}

    static byte[] write(String uid, Verdict verdict) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator json = JSON.createGenerator(bytes)) {
            json.writeStartObject();
            json.writeStringField("apiVersion", "admission.k8s.io/v1");
            json.writeStringField("kind", "AdmissionReview");
            json.writeObjectFieldStart("response");
            json.writeStringField("uid", uid);
            json.writeBooleanField("allowed", verdict instanceof Verdict.Allowed);
            if (verdict instanceof Verdict.Denied denied) {
                writeStatus(json, denied.problems());
            }
            writeWarnings(json, Warnings.texts(verdict.warnings()));
            json.writeEndObject();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void writeStatus(JsonGenerator json, List<Problem> problems) throws IOException {
        json.writeObjectFieldStart("status");
        json.writeStringField("status", "Failure");
        json.writeNumberField("code", UNPROCESSABLE);
        json.writeStringField("reason", "Invalid");
        json.writeStringField(
                "message",
                problems.stream()
                        .map(Problem::sentence)
                        .map(PrintableText::onOneLine)
                        .collect(Collectors.joining("\n")));
        json.writeEndObject();
    }

    private static void writeWarnings(JsonGenerator json, List<String> warnings) throws IOException {
        if (!warnings.isEmpty()) {
            json.writeArrayFieldStart("warnings");
            for (String warning : warnings) {
                json.writeString(warning);
            }
            json.writeEndArray();
        }
    }
}
