package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/**
 * The objects of one kind and what follows from them; persistent, so every change gives a new store that shares almost all nodes.
 *
 * @param unreadable objects that are stored but could not be read, each with the reason; they are not among the others
 * @param projections the value of each
 */
record KindStore(
        Completeness completeness,
        PSortedMap<ObjectKey, FleetObject<?>> objects,
        PSortedMap<ObjectKey, String> unreadable,
        PMap<Projection<?>, Object> projections) {

    private static final char AFTER_SLASH = '/' + 1;
    private static final PSortedMap<ObjectKey, FleetObject<?>> NOTHING = TreePMap.empty();

    static KindStore empty(List<Projection<?>> projections) {
        PMap<Projection<?>, Object> ofNone = HashTreePMap.empty();
        for (Projection<?> projection : projections) {
            ofNone = ofNone.plus(projection, projection.ofNone());
        }
        return new KindStore(Completeness.NOT_SYNCED, NOTHING, TreePMap.empty(), ofNone);
    }

    KindStore with(FleetObject<?> object) {
        return replace(object.key(), object);
    }

    KindStore without(ObjectKey key) {
        return objects.containsKey(key) || unreadable.containsKey(key) ? replace(key, null) : this;
    }

    KindStore withUnreadable(ObjectKey key, String why) {
        KindStore others = without(key);
        return new KindStore(completeness, others.objects, others.unreadable.plus(key, why), others.projections);
    }

    KindStore with(Completeness newCompleteness) {
        return new KindStore(newCompleteness, objects, unreadable, projections);
    }

    <V> V value(Projection<V> projection) {
        Object value = projections.get(projection);
        if (value == null) {
            throw new IllegalArgumentException(
                    "the snapshot was built without this projection of " + projection.kind());
        }
        return projection.value(value);
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
        PMap<Projection<?>, Object> next = projections;
        for (Map.Entry<Projection<?>, Object> entry : projections.entrySet()) {
            next = next.plus(entry.getKey(), entry.getKey().next(entry.getValue(), before, after));
        }
        return new KindStore(
                completeness,
                after == null ? objects.minus(key) : objects.plus(key, after),
                unreadable.isEmpty() ? unreadable : unreadable.minus(key),
                next);
    }
}
