package io.fleetgate.resource.watch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** Lets a copy of a tree take over every part that it has in common with the tree it was made from. */
final class SharedTree {

    private SharedTree() {}

    /** The original where the two are the same, else the copy with parts of the original. */
    static ObjectNode of(ObjectNode copy, ObjectNode original) {
        return isShared(copy, original) ? original : copy;
    }

    /** Whether the two are the same, so that the original can stand for both; where not, their common parts are shared. */
    private static boolean isShared(JsonNode copy, JsonNode original) {
        return switch (copy) {
            case ObjectNode object -> original instanceof ObjectNode from && isShared(object, from);
            case ArrayNode list -> original instanceof ArrayNode from && isShared(list, from);
            default -> copy.equals(original);
        };
    }

    private static boolean isShared(ObjectNode copy, ObjectNode original) {
        boolean isSame = copy.size() == original.size();
        for (Map.Entry<String, JsonNode> field : copy.properties()) {
            JsonNode from = original.get(field.getKey());
            if (from != null && isShared(field.getValue(), from)) {
                field.setValue(from);
            } else {
                isSame = false;
            }
        }
        return isSame;
    }

    private static boolean isShared(ArrayNode copy, ArrayNode original) {
        boolean isSame = copy.size() == original.size();
        for (int i = 0; i < Math.min(copy.size(), original.size()); i++) {
            if (isShared(copy.get(i), original.get(i))) {
                copy.set(i, original.get(i));
            } else {
                isSame = false;
            }
        }
        return isSame;
    }
}
