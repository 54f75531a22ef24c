package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** The places that a document gives a value: its leaves, empty maps, and the items of lists that are no plain values. */
final class FieldSet {
    private final NavigableSet<FieldPath> places = new TreeSet<>();
    private final boolean withParents;

    private FieldSet(boolean withParents) {
        this.withParents = withParents;
    }

    /** What a manager that applies the document owns. */
    static NavigableSet<FieldPath> of(ObjectNode document) {
        FieldSet set = new FieldSet(false);
        set.members(document, FieldPath.ROOT);
        return set.places;
    }

    /** Every place at and below a value, maps and lists included. */
    static NavigableSet<FieldPath> below(JsonNode value, FieldPath path) {
        FieldSet set = new FieldSet(true);
        set.add(value, path);
        return set.places;
    }

    private void add(JsonNode value, FieldPath path) {
        if (value instanceof ObjectNode map && !map.isEmpty()) {
            addParent(path);
            members(map, path);
        } else if (value instanceof ArrayNode list && !(ListType.at(path) instanceof ListType.Atomic)) {
            addParent(path);
            ListType.at(path).items(list, path).forEach(item(ListType.at(path)));
        } else {
            places.add(path);
        }
    }

    private BiConsumer<FieldPath, JsonNode> item(ListType type) {
        return (place, value) -> {
            places.add(place);
            if (type instanceof ListType.ByKey byKey && !byKey.hasAtomicItems() && value instanceof ObjectNode map) {
                members(map, place);
            }
        };
    }

    private void members(ObjectNode map, FieldPath path) {
        map.properties().forEach(entry -> add(entry.getValue(), path.member(entry.getKey())));
    }

    private void addParent(FieldPath path) {
        if (withParents) {
            places.add(path);
        }
    }
}
