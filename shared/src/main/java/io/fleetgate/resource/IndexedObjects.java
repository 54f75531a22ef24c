package io.fleetgate.resource;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.path.ObjectPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/**
 * Objects by namespace and name, and by each value that they are looked up by. Identity is namespace and name alone; persistent.
 *
 * @param byKey sorted by namespace, then name
 * @param byValue the same objects under every value they say; no value is there that holds nothing
 */
record IndexedObjects(
        PSortedMap<ObjectKey, ObjectNode> byKey, PMap<IndexValue, PSortedMap<ObjectKey, ObjectNode>> byValue) {

    /** The order in which stores list. */
    static final Comparator<ObjectKey> ORDER = Comparator.comparing(ObjectKey::namespace, ObjectKey::compareBytes)
            .thenComparing(ObjectKey::name, ObjectKey::compareBytes);

    private static final PSortedMap<ObjectKey, ObjectNode> NOTHING = TreePMap.empty(ORDER);

    static final IndexedObjects NONE = new IndexedObjects(NOTHING, HashTreePMap.empty());

    /** What objects say at one of the paths they are looked up by. */
    record IndexValue(int position, String value) {}

    IndexedObjects with(ObjectKey key, ObjectNode object, List<ObjectPath> indexBy) {
        IndexedObjects others = without(key, indexBy);
        PMap<IndexValue, PSortedMap<ObjectKey, ObjectNode>> more = others.byValue;
        for (IndexValue value : values(object, indexBy)) {
            more = more.plus(value, more.getOrDefault(value, NOTHING).plus(key, object));
        }
        return new IndexedObjects(others.byKey.plus(key, object), more);
    }

    IndexedObjects without(ObjectKey key, List<ObjectPath> indexBy) {
        ObjectNode object = byKey.get(key);
        if (object == null) {
            return this;
        }
        PMap<IndexValue, PSortedMap<ObjectKey, ObjectNode>> fewer = byValue;
        for (IndexValue value : values(object, indexBy)) {
            PSortedMap<ObjectKey, ObjectNode> rest =
                    fewer.getOrDefault(value, NOTHING).minus(key);
            fewer = rest.isEmpty() ? fewer.minus(value) : fewer.plus(value, rest);
        }
        return new IndexedObjects(byKey.minus(key), fewer);
    }

    /** Those that say every key at the path in its place. */
    NavigableMap<ObjectKey, ObjectNode> lookup(List<String> keys) {
        List<PSortedMap<ObjectKey, ObjectNode>> each = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            each.add(byValue.getOrDefault(new IndexValue(i, keys.get(i)), NOTHING));
        }
        each.sort(Comparator.comparingInt(PSortedMap::size));
        PSortedMap<ObjectKey, ObjectNode> fewest = each.getFirst();
        if (each.size() == 1) {
            return fewest;
        }
        NavigableMap<ObjectKey, ObjectNode> all = new TreeMap<>(ORDER);
        fewest.forEach((key, object) -> {
            if (each.stream().allMatch(other -> other.containsKey(key))) {
                all.put(key, object);
            }
        });
        return all;
    }

    @Nullable
    ObjectNode find(ObjectKey key) {
        return byKey.get(key);
    }

    private static Set<IndexValue> values(ObjectNode object, List<ObjectPath> indexBy) {
        Set<IndexValue> values = new LinkedHashSet<>();
        for (int i = 0; i < indexBy.size(); i++) {
            for (JsonNode found : indexBy.get(i).find(object)) {
                if (found.isValueNode() && !found.isNull()) {
                    values.add(new IndexValue(i, found.asText()));
                }
            }
        }
        return values;
    }
}
