package io.fleetgate.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** Copies what an alias stands for, so that no two places of a document share a node; pays for every value. */
final class AliasCopier {
    private final Budget budget;
    private final int line;

    AliasCopier(Budget budget, int line) {
        this.budget = budget;
        this.line = line;
    }

    JsonNode copy(JsonNode node, int depth) throws Unreadable {
        budget.payCopy(line, node.isTextual() ? node.textValue().length() : 0);
        if (!node.isContainerNode()) {
            return node;
        }
        budget.checkDepth(line, depth);
        return node instanceof ObjectNode object ? copyObject(object, depth) : copyArray(node, depth);
    }

    private ObjectNode copyObject(ObjectNode object, int depth) throws Unreadable {
        ObjectNode copy = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            budget.payCopy(line, field.getKey().length());
            copy.set(field.getKey(), copy(field.getValue(), depth + 1));
        }
        return copy;
    }

    private ArrayNode copyArray(JsonNode array, int depth) throws Unreadable {
        ArrayNode copy = JsonNodeFactory.instance.arrayNode(array.size());
        for (JsonNode element : array) {
            copy.add(copy(element, depth + 1));
        }
        return copy;
    }
}
