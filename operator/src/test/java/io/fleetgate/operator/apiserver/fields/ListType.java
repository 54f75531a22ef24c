package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a list is to server-side apply. */
sealed interface ListType {
    /** A plain value, owned and replaced as a whole. */
    record Atomic() implements ListType {}

    /** A set of scalars. */
    record Scalars() implements ListType {}

    /**
     * One item for each value of its field {@code key}.
     *
     * @param hasAtomicItems whether an item is owned as a whole
     */
    record ByKey(String key, boolean hasAtomicItems) implements ListType {}

    static ListType at(FieldPath path) {
        return switch (path.toString()) {
            case ".metadata.finalizers" -> new Scalars();
            case ".metadata.ownerReferences" -> new ByKey("uid", true);
            case ".status.conditions" -> new ByKey("type", false);
            default -> new Atomic();
        };
    }

    /** The items by their places, in order; none of a list that is a plain value. */
    default Map<FieldPath, JsonNode> items(ArrayNode list, FieldPath path) {
        Map<FieldPath, JsonNode> items = new LinkedHashMap<>();
        switch (this) {
            case Atomic() -> {
                // Its items have no places of their own.
            }
            case Scalars() -> list.forEach(item -> items.put(path.element(item.asText()), item));
            case ByKey byKey ->
                list.forEach(item ->
                        items.put(path.item(byKey.key, item.path(byKey.key).asText()), item));
        }
        return items;
    }
}
