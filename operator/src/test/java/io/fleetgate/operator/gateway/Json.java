package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;

/** JSON for tests, where {@code '} stands for the quotation mark. */
final class Json {
    private static final JsonMapper MAPPER = new JsonMapper();

    private Json() {}

    static String text(String json) {
        return json.replace('\'', '"');
    }

    static ObjectNode tree(String json) {
        try {
            return (ObjectNode) MAPPER.readTree(text(json));
        } catch (IOException e) {
            throw new UncheckedIOException(json, e);
        }
    }
}
