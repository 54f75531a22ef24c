package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** JSON merge patches (RFC 7386). */
final class MergePatch {
    private MergePatch() {}

    /** What makes one object of the other: the fields that differ, and null for those that are there no more. */
    static ObjectNode between(JsonNode from, ObjectNode to) {
        ObjectNode patch = JsonNodeFactory.instance.objectNode();
        to.properties().forEach(field -> {
            JsonNode before = from.path(field.getKey());
            JsonNode after = field.getValue();
            if (!after.equals(before)) {
                boolean isInside = after.isObject() && before.isObject();
                patch.set(field.getKey(), isInside ? between(before, (ObjectNode) after) : after);
            }
        });
        from.fieldNames().forEachRemaining(name -> {
            if (!to.has(name)) {
                patch.putNull(name);
            }
        });
        return patch;
    }
}
