package io.fleetgate.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are no admission requests: each gets a problem document with a stable code, and the next one is answered. */
class BrokenRequestIT {
    private static final int NINE_MEBIBYTES = 9 << 20;

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.allowing(folder);
    }

    @ParameterizedTest(name = "BC-005: {0}")
    @ValueSource(strings = {"{", "}{", "not json", "{\"a\":1,}", "\u0000", "{\"request\":{\"object\":{\"a\":tru}}}"})
    void aBodyThatIsNotJsonIsMalformed(String body) throws Exception {
        assertProblem(webhook.validate(body), 400, "MalformedBody");
    }

    @Test
    @DisplayName("BC-005: garbage behind the review is malformed")
    void garbageBehindTheReviewIsMalformed() throws Exception {
        assertProblem(webhook.validate(Reviews.update() + "}{"), 400, "MalformedBody");
        assertProblem(webhook.validate(Reviews.update() + Reviews.update()), 400, "MalformedBody");
    }

    @ParameterizedTest(name = "BC-005: {0}")
    @ValueSource(
            strings = {
                "",
                "  ",
                "[]",
                "null",
                "\"text\"",
                "{}",
                "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"admission.k8s.io/v1\"}"
            })
    void jsonThatIsNoReviewIsRefused(String body) throws Exception {
        assertProblem(webhook.validate(body), 400, "MalformedReview");
    }

    @Test
    @DisplayName("BC-005: a review of another version is refused, and not answered in ours")
    void aReviewOfAnotherVersionIsRefusedAndNotAnsweredInOurs() throws Exception {
        HttpResponse<String> answer =
                webhook.validate(Reviews.update().replace("admission.k8s.io/v1\"", "admission.k8s.io/v1beta1\""));

        assertProblem(answer, 400, "MalformedReview");
        assertThat(answer.body()).contains("admissionReviewVersions");
    }

    @ParameterizedTest
    @ValueSource(strings = {"uid", "kind", "operation", "object", "oldObject"})
    void aReviewWithoutWhatAnAnswerNeedsIsRefused(String field) throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.updateBut(request -> request.remove(field)));

        assertProblem(answer, 400, "MalformedReview");
        assertThat(answer.body()).contains("request." + field + " is missing");
    }

    @ParameterizedTest
    @CsvSource({"uid, 7", "operation, \"PATCH\"", "kind, \"Release\"", "object, []", "namespace, {}"})
    void aReviewWithAFieldOfAnotherTypeIsRefused(String field, String json) throws Exception {
        HttpResponse<String> answer =
                webhook.validate(Reviews.updateBut(request -> request.set(field, Reviews.tree(json))));

        assertProblem(answer, 400, "MalformedReview");
        assertThat(answer.body()).contains("request." + field + " must be");
    }

    @ParameterizedTest
    @ValueSource(strings = {"object", "oldObject"})
    void anObjectWhoseMetadataIsNoObjectIsRefused(String field) throws Exception {
        HttpResponse<String> answer = webhook.validate(
                Reviews.updateBut(request -> request.withObject(field).put("metadata", "x")));

        assertProblem(answer, 400, "MalformedReview");
        assertThat(answer.body()).contains("request." + field + ".metadata must be an object");
    }

    @Test
    void anObjectWithoutMetadataTakesItsIdentityFromTheRequest() throws Exception {
        HttpResponse<String> answer = webhook.validate(
                Reviews.updateBut(request -> request.withObject("object").putNull("metadata")));

        assertThat(answer.statusCode()).isEqualTo(200);
    }

    @Test
    void nestingOfTenThousandLevelsIsRefused() throws Exception {
        String deep = "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000);

        assertProblem(webhook.validate(deep), 400, "NestedTooDeep");
        assertProblem(
                webhook.validate(Reviews.update().replace("{\"uniqueName\":\"kyverno\"}", deep)), 400, "NestedTooDeep");
    }

    @Test
    void anObjectOfMillionsOfEmptyValuesIsTooLargeThoughItsBytesAreFew() throws Exception {
        String dense = "{\"a\":[{}" + ",{}".repeat(2_700_000) + "]}";

        assertProblem(
                webhook.validate(Reviews.update().replace("{\"uniqueName\":\"kyverno\"}}", dense + "}")),
                413,
                "BodyTooLarge");
    }

    @Test
    @DisplayName("BC-013: nine mebibytes are too large over HTTP/2")
    void nineMebibytesAreTooLargeOverHttp2() throws Exception {
        HttpResponse<String> answer = webhook.post(
                "/validate", BodyPublishers.ofByteArray(new byte[NINE_MEBIBYTES]), "Content-Type", "application/json");

        assertProblem(answer, 413, "BodyTooLarge");
    }

    @Test
    void nineMebibytesWithAnExpectationAreRefusedByTheirDeclaredLength() throws Exception {
        HttpResponse<String> answer = webhook.post(
                "/v1/dry-run", BodyPublishers.ofByteArray(new byte[NINE_MEBIBYTES]), "Content-Type", "text/yaml");

        assertProblem(answer, 413, "BodyTooLarge");
    }

    @Test
    @DisplayName("BC-013: nine mebibytes in chunks are too large")
    void nineMebibytesInChunksAreTooLarge() throws Exception {
        HttpResponse<String> answer = webhook.post(
                "/validate",
                BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[NINE_MEBIBYTES])),
                "Content-Type",
                "application/json");

        assertProblem(answer, 413, "BodyTooLarge");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/plain", "application/yaml", "application/jsonx"})
    void aBodyThatDoesNotSayItIsJsonIsUnsupported(String type) throws Exception {
        HttpResponse<String> answer =
                webhook.post("/validate", BodyPublishers.ofString(Reviews.update()), "Content-Type", type);

        assertProblem(answer, 415, "UnsupportedMediaType");
    }

    @Test
    void aContentTypeWithCharsetIsJson() throws Exception {
        HttpResponse<String> answer = webhook.post(
                "/validate",
                BodyPublishers.ofString(Reviews.update()),
                "Content-Type",
                "application/json; charset=utf-8");

        assertThat(answer.statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"GET, /validate", "PUT, /validate", "DELETE, /validate", "POST, /livez", "GET, /v1/dry-run"})
    void anotherMethodIsNotAllowed(String method, String path) throws Exception {
        assertProblem(webhook.send(method, path), 405, "MethodNotAllowed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/validate/", "/validate/x", "/v2", "/..%2fetc", "/%00"})
    void anotherPathIsNotFound(String path) throws Exception {
        HttpResponse<String> answer = webhook.get(path);

        assertThat(answer.statusCode()).isIn(400, 404);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/problem+json");
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) throws Exception {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/problem+json");
        assertThat(answer.headers().firstValue("server")).isEmpty();
        assertThat(Reviews.tree(answer.body()).path("status").asInt()).isEqualTo(status);
        assertThat(Reviews.tree(answer.body()).path("code").asText()).isEqualTo(code);
        assertThat(answer.body()).doesNotContain("Exception").doesNotContain("\\tat ");
        assertThat(webhook.validate(Reviews.update()).statusCode()).isEqualTo(200);
    }
}
