package io.fleetgate.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** JSON with sorted keys. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();
    /** With line breaks of its own: those of the platform would make the bytes depend on it. */
    private static final ObjectWriter PRETTY =
            MAPPER.writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private Json() {}

    /** Without any white space: what digests are taken of. */
    static byte[] compact(JsonNode node) {
        try {
            return MAPPER.writeValueAsBytes(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    /** Indented by two spaces, with a final line break. */
    static byte[] pretty(JsonNode node) {
        try {
            ByteArrayOutputStream json = new ByteArrayOutputStream();
            PRETTY.writeValue(json, node);
            json.write('\n');
            return json.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }
}
