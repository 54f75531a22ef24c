package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Lays an applied document over a stored one. */
final class Merge {
    private Merge() {}

    /** A document of its own. */
    static ObjectNode of(ObjectNode live, ObjectNode applied) {
        return members(live, applied, FieldPath.ROOT);
    }

    private static ObjectNode members(ObjectNode live, ObjectNode applied, FieldPath path) {
        ObjectNode merged = live.deepCopy();
        applied.properties().forEach(entry -> {
            JsonNode before = live.get(entry.getKey());
            merged.set(
                    entry.getKey(),
                    before == null
                            ? entry.getValue().deepCopy()
                            : value(before, entry.getValue(), path.member(entry.getKey())));
        });
        return merged;
    }

    private static JsonNode value(JsonNode live, JsonNode applied, FieldPath path) {
        if (live instanceof ObjectNode map && applied instanceof ObjectNode other) {
            return members(map, other, path);
        }
        if (live instanceof ArrayNode list
                && applied instanceof ArrayNode other
                && !(ListType.at(path) instanceof ListType.Atomic)) {
            return list(list, other, path);
        }
        return applied.deepCopy();
    }

    private static ArrayNode list(ArrayNode live, ArrayNode applied, FieldPath path) {
        ListType type = ListType.at(path);
        Map<FieldPath, JsonNode> before = type.items(live, path);
        Map<FieldPath, JsonNode> after = type.items(applied, path);
        ArrayNode merged = JsonNodeFactory.instance.arrayNode();
        for (FieldPath place : ListOrder.of(List.copyOf(before.keySet()), List.copyOf(after.keySet()))) {
            JsonNode old = before.get(place);
            JsonNode current = after.get(place);
            if (current == null) {
                merged.add(old.deepCopy());
            } else if (old instanceof ObjectNode map
                    && current instanceof ObjectNode other
                    && type instanceof ListType.ByKey byKey
                    && !byKey.hasAtomicItems()) {
                merged.add(members(map, other, place));
            } else {
                merged.add(current.deepCopy());
            }
        }
        return merged;
    }
}
