package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Text of documents and back. */
public final class Json {
    private static final JsonMapper MAPPER = new JsonMapper();

    private Json() {}

    public static String text(JsonNode tree) {
        try {
            return MAPPER.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Reads what {@link #text} wrote. */
    public static JsonNode tree(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * Reads a request's body.
     *
     * @param orElse the refusal of what is no JSON object
     */
    public static ObjectNode object(String text, Refusal orElse) throws Refusal {
        try {
            if (MAPPER.readTree(text) instanceof ObjectNode object) {
                return object;
            }
        } catch (JsonProcessingException notJson) {
            throw orElse;
        }
        throw orElse;
    }
}
