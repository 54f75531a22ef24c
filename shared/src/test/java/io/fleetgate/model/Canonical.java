package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.TreeMap;

/** JSON reduced to what it means: sorted, and without what is empty or only describes. */
final class Canonical {
    private static final Set<String> DESCRIBING = Set.of("description", "message", "lastTransitionTime");

    private Canonical() {}

    /** Whether two specs mean the same. */
    static boolean isSame(JsonNode a, JsonNode b) {
        return of(a).equals(of(b));
    }

    static JsonNode of(JsonNode json) {
        if (json.isObject()) {
            ObjectNode reduced = JsonNodeFactory.instance.objectNode();
            TreeMap<String, JsonNode> fields = new TreeMap<>();
            json.properties().forEach(field -> fields.put(field.getKey(), of(field.getValue())));
            fields.keySet().removeAll(DESCRIBING);
            fields.values().removeIf(Canonical::isEmpty);
            return reduced.setAll(fields);
        }
        if (json.isArray()) {
            ArrayNode reduced = JsonNodeFactory.instance.arrayNode();
            json.forEach(element -> reduced.add(of(element)));
            return reduced;
        }
        return json.isIntegralNumber() ? LongNode.valueOf(json.longValue()) : json;
    }

    private static boolean isEmpty(JsonNode json) {
        return json.isNull()
                || json.isMissingNode()
                || (json.isContainerNode() && json.isEmpty())
                || (json.isTextual() && json.textValue().isEmpty())
                || (json.isBoolean() && !json.booleanValue());
    }
}
