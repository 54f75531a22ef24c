package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;

/** Takes out of a document what a manager gave up by not applying it again. */
final class Pruning {
    private final NavigableSet<FieldPath> givenUp;
    private final NavigableSet<FieldPath> owned;
    private final SortedMap<String, String> emptied = new TreeMap<>();

    /**
     * For one apply.
     *
     * @param givenUp what the manager owned before
     * @param owned what anybody owns now
     */
    Pruning(NavigableSet<FieldPath> givenUp, NavigableSet<FieldPath> owned) {
        this.givenUp = givenUp;
        this.owned = owned;
    }

    /** What lost all that was in it and is still owned as such, and of what type it is; outside of the metadata. */
    SortedMap<String, String> emptied() {
        return emptied;
    }

    /** Changes the document. */
    void prune(ObjectNode document) {
        members(document, FieldPath.ROOT);
    }

    private void members(ObjectNode map, FieldPath path) {
        for (Map.Entry<String, JsonNode> entry : List.copyOf(map.properties())) {
            if (isPruned(entry.getValue(), path.member(entry.getKey()))) {
                map.remove(entry.getKey());
            }
        }
    }

    /** Whether nothing of a value is left. */
    private boolean isPruned(JsonNode value, FieldPath path) {
        if (value instanceof ObjectNode map && !map.isEmpty()) {
            members(map, path);
            return map.isEmpty() && goes(path, "object");
        }
        if (value instanceof ArrayNode list && !(ListType.at(path) instanceof ListType.Atomic)) {
            return isListPruned(list, path);
        }
        return isGivenUp(path);
    }

    private boolean isListPruned(ArrayNode list, FieldPath path) {
        ListType type = ListType.at(path);
        boolean wasEmpty = list.isEmpty();
        List<JsonNode> left = new ArrayList<>();
        type.items(list, path).forEach((place, item) -> {
            if (!isItemPruned(type, item, place)) {
                left.add(item);
            }
        });
        list.removeAll();
        list.addAll(left);
        return list.isEmpty() && !wasEmpty && goes(path, "array");
    }

    private boolean isItemPruned(ListType type, JsonNode item, FieldPath place) {
        if (type instanceof ListType.ByKey(String key, boolean isAtomic)
                && !isAtomic
                && item instanceof ObjectNode map) {
            JsonNode name = map.get(key);
            members(map, place);
            if (map.isEmpty() && isGivenUp(place)) {
                return true;
            }
            map.set(key, name);
            return false;
        }
        return isGivenUp(place);
    }

    /** Whether a container that has lost all its content goes too; where it is owned as such, it cannot. */
    private boolean goes(FieldPath path, String type) {
        boolean stays = owned.contains(path) && !path.isInMetadata();
        if (stays) {
            emptied.put(path.toString().substring(1), type);
        }
        return !stays;
    }

    private boolean isGivenUp(FieldPath place) {
        return givenUp.contains(place) && !owned.contains(place);
    }
}
