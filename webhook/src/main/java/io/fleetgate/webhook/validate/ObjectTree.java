package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;

/** Builds the tree of an object without its managedFields, which are often the larger half of it and decide nothing. */
final class ObjectTree {

    private ObjectTree() {}

    /** Reads the object whose start the parser is at. */
    static ObjectNode read(JsonParser json, JsonMapper mapper) throws IOException {
        ObjectNode object = mapper.createObjectNode();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            boolean isMetadata = json.nextToken() == JsonToken.START_OBJECT && field.equals("metadata");
            object.set(field, isMetadata ? readMetadata(json, mapper) : mapper.<JsonNode>readTree(json));
        }
        return object;
    }

    private static ObjectNode readMetadata(JsonParser json, JsonMapper mapper) throws IOException {
        ObjectNode metadata = mapper.createObjectNode();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            if (field.equals("managedFields")) {
                json.skipChildren();
            } else {
                metadata.set(field, mapper.<JsonNode>readTree(json));
            }
        }
        return metadata;
    }
}
