package io.fleetgate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** JSON with sorted keys. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE)
            .build();
    /** With line breaks of its own: those of the platform would make the bytes depend on it. */
    private static final ObjectWriter PRETTY =
            MAPPER.writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {}

    /** Without any white space: what digests are taken of. */
    static JsonGenerator compact(OutputStream out) throws IOException {
        return MAPPER.createGenerator(out);
    }

    /** Indented by two spaces; the final line break is left to the caller. */
    static JsonGenerator pretty(OutputStream out) throws IOException {
        return PRETTY.createGenerator(out);
    }

    /** One value, in the form that was chosen with the generator. */
    static void write(JsonGenerator json, JsonNode node) throws IOException {
        MAPPER.writeValue(json, node);
    }

    /** Indented by two spaces, with a final line break. */
    static byte[] pretty(JsonNode node) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = pretty(bytes)) {
            write(json, node);
            json.writeRaw('\n');
        } catch (IOException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
        return bytes.toByteArray();
    }
}
