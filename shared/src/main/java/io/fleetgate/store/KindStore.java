package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/**
 * The objects of one kind and their indexes; persistent, so every change gives a new store that shares almost all nodes.
 *
 * @param unreadable objects that are stored but could not be read, each with the reason; they are not among the others
 */
record KindStore(
        Completeness completeness,
        PSortedMap<ObjectKey, FleetObject<?>> objects,
        PSortedMap<ObjectKey, String> unreadable,
        PMap<Index<?, ?>, PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>>> indexes) {

    private static final char AFTER_SLASH = '/' + 1;
    private static final PSortedMap<ObjectKey, FleetObject<?>> NOTHING = TreePMap.empty();

    static KindStore empty(List<Index<?, ?>> indexes) {
        PMap<Index<?, ?>, PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>>> emptyIndexes = HashTreePMap.empty();
        for (Index<?, ?> index : indexes) {
            emptyIndexes = emptyIndexes.plus(index, HashTreePMap.empty());
        }
        return new KindStore(Completeness.NOT_SYNCED, NOTHING, TreePMap.empty(), emptyIndexes);
    }

    KindStore with(FleetObject<?> object) {
        return replace(object.key(), object);
    }

    KindStore without(ObjectKey key) {
        return objects.containsKey(key) || unreadable.containsKey(key) ? replace(key, null) : this;
    }

    KindStore withUnreadable(ObjectKey key, String why) {
        KindStore others = without(key);
        return new KindStore(completeness, others.objects, others.unreadable.plus(key, why), others.indexes);
    }

    KindStore with(Completeness newCompleteness) {
        return new KindStore(newCompleteness, objects, unreadable, indexes);
    }

    /** The objects under an index key, sorted by object key. */
    Collection<FleetObject<?>> lookup(Index<?, ?> index, Object key) {
        PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> entries = indexes.get(index);
        if (entries == null) {
            throw new IllegalArgumentException("the snapshot was built without this index of " + index.kind());
        }
        PSortedMap<ObjectKey, FleetObject<?>> found = entries.get(key);
        return found == null ? List.of() : found.values();
    }

    /** The objects of a namespace, sorted by name; found by range, as keys sort by {@code namespace/name}. */
    Collection<FleetObject<?>> inNamespace(String namespace) {
        if (namespace.isEmpty()) {
            return within(namespace, objects.values());
        }
        ObjectKey first = new ObjectKey("", namespace + "/");
        ObjectKey end = new ObjectKey("", namespace + AFTER_SLASH);
        return within(namespace, objects.subMap(first, true, end, false).values());
    }

    /** A range of texts may hold keys that only read as if they were of the namespace. */
    private static Collection<FleetObject<?>> within(String namespace, Collection<FleetObject<?>> range) {
        return range.stream()
                .filter(object -> object.namespace().equals(namespace))
                .toList();
    }

    private KindStore replace(ObjectKey key, @Nullable FleetObject<?> after) {
        FleetObject<?> before = objects.get(key);
        PMap<Index<?, ?>, PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>>> updated = indexes;
        for (Map.Entry<Index<?, ?>, PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>>> entry : indexes.entrySet()) {
            updated = updated.plus(entry.getKey(), reindex(entry.getKey(), entry.getValue(), key, before, after));
        }
        return new KindStore(
                completeness,
                after == null ? objects.minus(key) : objects.plus(key, after),
                unreadable.isEmpty() ? unreadable : unreadable.minus(key),
                updated);
    }

    private static PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> reindex(
            Index<?, ?> index,
            PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> entries,
            ObjectKey key,
            @Nullable FleetObject<?> before,
            @Nullable FleetObject<?> after) {
        Set<Object> gone = before == null ? Set.of() : new HashSet<>(index.keysOf(before));
        Set<Object> present = after == null ? Set.of() : new HashSet<>(index.keysOf(after));
        PMap<Object, PSortedMap<ObjectKey, FleetObject<?>>> updated = entries;
        for (Object indexKey : gone) {
            PSortedMap<ObjectKey, FleetObject<?>> rest =
                    updated.getOrDefault(indexKey, NOTHING).minus(key);
            if (!present.contains(indexKey)) {
                updated = rest.isEmpty() ? updated.minus(indexKey) : updated.plus(indexKey, rest);
            }
        }
        if (after != null) {
            for (Object indexKey : present) {
                updated = updated.plus(
                        indexKey, updated.getOrDefault(indexKey, NOTHING).plus(key, after));
            }
        }
        return updated;
    }
}
