package io.fleetgate.webhook.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.fleetgate.store.UndecidableException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * An RFC 9457 problem document: why a request got no answer of its own. It never holds a part of the body.
 *
 * @param code stable, machine-readable, CamelCase; also the last part of {@code type}
 * @param uid of the admission request; empty where none was read
 */
public record ProblemDocument(int status, String code, String title, String detail, String uid) {
    public static final String MEDIA_TYPE = "application/problem+json";

    private static final JsonFactory JSON = new JsonFactory();

    /** Why no decision was made; the caller's {@code failurePolicy} speaks then. */
    public static ProblemDocument undecided(UndecidableException undecided) {
        String why = Objects.requireNonNullElse(undecided.getMessage(), undecided.reason());
        String detail = undecided.isForUnreadableObject() ? why + "; " + undecided.fix() : why;
        return new ProblemDocument(503, undecided.reason(), "Could not decide", detail, "");
    }

    public ProblemDocument withUid(String newUid) {
        return new ProblemDocument(status, code, title, detail, newUid);
    }

    /** The document as UTF-8. */
    public byte[] toJson() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator json = JSON.createGenerator(bytes)) {
            json.writeStartObject();
            json.writeStringField("type", "urn:fleetgate:problem:" + code);
            json.writeStringField("title", title);
            json.writeNumberField("status", status);
            json.writeStringField("code", code);
            json.writeStringField("detail", detail);
            if (!uid.isEmpty()) {
                json.writeStringField("uid", uid);
            }
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
