package io.fleetgate.cluster.watch;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.read.ReadFailure;
import java.io.IOException;

/**
 * Builds the tree of a stored object as the store keeps it: without managedFields and without the copy of itself that
 * {@code kubectl apply} keeps in an annotation, which together are often the larger half and decide nothing.
 */
public final class StoredTree {
    /** Objects are later walked recursively; what is deeper would endanger the stack. */
    public static final int MAX_NESTING = 500;

    private static final String LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonParser json;
    private boolean cut;

    private StoredTree(JsonParser json) {
        this.json = json;
    }

    /** Reads the value that the parser is at, to its end. */
    public static Read read(JsonParser json) throws IOException {
        StoredTree reader = new StoredTree(json);
        JsonNode tree = json.currentToken() == JsonToken.START_OBJECT ? reader.object() : reader.value(1);
        return new Read(tree, reader.cut);
    }

    /** The same of a tree that is somebody else's. */
    public static Read copyOf(ObjectNode tree) throws IOException {
        try (JsonParser json = tree.traverse()) {
            json.nextToken();
            return read(json);
        }
    }

    /** A tree, and whether something in it was nested too deep and is missing. */
    public record Read(JsonNode tree, boolean isCut) {}

    private ObjectNode object() throws IOException {
        ObjectNode object = NODES.objectNode();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            boolean isMetadata = json.nextToken() == JsonToken.START_OBJECT && field.equals("metadata");
            object.set(field, isMetadata ? metadata() : value(2));
        }
        return object;
    }

    private ObjectNode metadata() throws IOException {
        ObjectNode metadata = NODES.objectNode();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            if (field.equals("managedFields")) {
                json.skipChildren();
            } else {
                metadata.set(field, value(3));
            }
        }
        if (metadata.get("annotations") instanceof ObjectNode annotations
                && annotations.remove(LAST_APPLIED) != null
                && annotations.isEmpty()) {
            metadata.remove("annotations");
        }
        return metadata;
    }

    private JsonNode value(int depth) throws IOException {
        return switch (json.currentToken()) {
            case START_OBJECT -> depth > MAX_NESTING ? cutOff() : object(depth);
            case START_ARRAY -> depth > MAX_NESTING ? cutOff() : array(depth);
            case VALUE_STRING -> NODES.textNode(json.getText());
            case VALUE_NUMBER_INT -> integer();
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(json.getDoubleValue());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT ->
                throw ReadFailure.malformed("a value is expected");
        };
    }

    private ObjectNode object(int depth) throws IOException {
        ObjectNode object = NODES.objectNode();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            object.set(field, value(depth + 1));
        }
        return object;
    }

    private ArrayNode array(int depth) throws IOException {
        ArrayNode array = NODES.arrayNode();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            array.add(value(depth + 1));
        }
        return array;
    }

    private JsonNode integer() throws IOException {
        return switch (json.getNumberType()) {
            case INT -> NODES.numberNode(json.getIntValue());
            case LONG -> NODES.numberNode(json.getLongValue());
            case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> NODES.numberNode(json.getBigIntegerValue());
        };
    }

    private JsonNode cutOff() throws IOException {
        json.skipChildren();
        cut = true;
        return NODES.nullNode();
    }
}
