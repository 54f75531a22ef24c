package io.fleetgate.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A schema of {@code docs/schemas}, read as strictly as our own answers must be: clients take fields that they do not know,
 * but we write none that is not described.
 */
final class PublishedSchema {
    private static final Path FOLDER = Path.of("../docs/schemas");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final JsonNode written;
    private final Schema strict;

    private PublishedSchema(JsonNode written) {
        this.written = written;
        this.strict = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(closed(written.deepCopy()));
    }

    static PublishedSchema read(String name) {
        try {
            return new PublishedSchema(JSON.readTree(Files.readString(FOLDER.resolve(name + ".schema.json"))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As it is written. */
    JsonNode tree() {
        return written;
    }

    /** What is wrong with an answer. */
    List<String> faults(byte[] answer) {
        try {
            return strict.validate(JSON.readTree(answer)).stream()
                    .map(Error::toString)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode closed(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.path("properties").isObject()) {
            object.put("additionalProperties", false);
        }
        schema.forEach(PublishedSchema::closed);
        return schema;
    }
}
