package io.fleetgate.operator.apiserver.fields;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The places at which two documents differ. */
final class Comparison {
    private final NavigableSet<FieldPath> changed = new TreeSet<>();
    private final NavigableSet<FieldPath> removed = new TreeSet<>();

    private Comparison() {}

    static Comparison of(ObjectNode before, ObjectNode after) {
        Comparison comparison = new Comparison();
        comparison.members(before, after, FieldPath.ROOT);
        return comparison;
    }

    /** Added, or of another value. */
    NavigableSet<FieldPath> changed() {
        return changed;
    }

    NavigableSet<FieldPath> removed() {
        return removed;
    }

    private void compare(JsonNode before, JsonNode after, FieldPath path) {
        if (before instanceof ObjectNode map && after instanceof ObjectNode other) {
            members(map, other, path);
        } else if (before instanceof ArrayNode list && after instanceof ArrayNode other) {
            lists(list, other, path);
        } else if (!before.equals(after)) {
            removed.addAll(FieldSet.below(before, path));
            changed.addAll(FieldSet.below(after, path));
            removed.removeAll(changed);
        }
    }

    private void lists(ArrayNode before, ArrayNode after, FieldPath path) {
        ListType type = ListType.at(path);
        if (type instanceof ListType.Atomic) {
            atomic(before, after, path);
        } else {
            items(type, before, after, path);
        }
    }

    private void items(ListType type, ArrayNode before, ArrayNode after, FieldPath path) {
        Map<FieldPath, JsonNode> old = type.items(before, path);
        Map<FieldPath, JsonNode> current = type.items(after, path);
        Set<FieldPath> all = new LinkedHashSet<>(old.keySet());
        all.addAll(current.keySet());
        all.forEach(place -> either(old.get(place), current.get(place), place, isAtomicItem(type)));
    }

    private void members(ObjectNode before, ObjectNode after, FieldPath path) {
        Set<String> all = new LinkedHashSet<>();
        before.fieldNames().forEachRemaining(all::add);
        after.fieldNames().forEachRemaining(all::add);
        all.forEach(name -> either(before.get(name), after.get(name), path.member(name), false));
    }

    private void either(@Nullable JsonNode before, @Nullable JsonNode after, FieldPath path, boolean isAtomic) {
        if (before == null) {
            changed.addAll(isAtomic ? Set.of(path) : FieldSet.below(after, path));
        } else if (after == null) {
            removed.addAll(isAtomic ? Set.of(path) : FieldSet.below(before, path));
        } else if (isAtomic) {
            atomic(before, after, path);
        } else {
            compare(before, after, path);
        }
    }

    private void atomic(JsonNode before, JsonNode after, FieldPath path) {
        if (!before.equals(after)) {
            changed.add(path);
        }
    }

    private static boolean isAtomicItem(ListType type) {
        return type instanceof ListType.ByKey byKey && byKey.hasAtomicItems();
    }
}
