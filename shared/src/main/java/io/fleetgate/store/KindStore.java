package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/**
 * The objects of one kind and what follows from them; persistent, so every change gives a new store that shares almost all nodes.
 *
 * @param objects those that can be read whole
 * @param unreadable the others
 * @param projections the value of each, in which of the others those take part of which it reads nothing that cannot be read
 */
record KindStore(
        Completeness completeness,
        PSortedMap<ObjectKey, FleetObject<?>> objects,
        PSortedMap<ObjectKey, UnreadableObject> unreadable,
        PMap<Projection<?>, Projected> projections) {

    private static final PSortedMap<ObjectKey, FleetObject<?>> NOTHING = TreePMap.empty();

    static KindStore empty(List<Projection<?>> projections) {
        PMap<Projection<?>, Projected> ofNone = HashTreePMap.empty();
        for (Projection<?> projection : projections) {
            ofNone = ofNone.plus(projection, Projected.ofNone(projection));
        }
        return new KindStore(Completeness.NOT_SYNCED, NOTHING, TreePMap.empty(), ofNone);
    }

    KindStore with(FleetObject<?> object) {
        return replace(object.key(), new Held(object, null));
    }

    KindStore without(ObjectKey key) {
        return objects.containsKey(key) || unreadable.containsKey(key) ? replace(key, Held.NOTHING) : this;
    }

    KindStore with(UnreadableObject object) {
        return replace(object.asRead().key(), new Held(null, object));
    }

    KindStore with(Completeness newCompleteness) {
        return new KindStore(newCompleteness, objects, unreadable, projections);
    }

    /** What follows from all objects, and which of them nobody can say it of. */
    Projected projected(Projection<?> projection) {
        Projected projected = projections.get(projection);
        if (projected == null) {
            throw new IllegalArgumentException(
                    "the snapshot was built without this projection of " + projection.kind());
        }
        return projected;
    }

    /** The readable objects of a namespace, sorted by name. */
    Collection<FleetObject<?>> inNamespace(String namespace) {
        return NamespaceRange.of(objects, namespace).values().stream()
                .filter(object -> object.namespace().equals(namespace))
                .toList();
    }

    private KindStore replace(ObjectKey key, Held after) {
        Held before = new Held(objects.get(key), unreadable.get(key));
        PMap<Projection<?>, Projected> next = projections;
        for (Map.Entry<Projection<?>, Projected> entry : projections.entrySet()) {
            next = next.plus(entry.getKey(), entry.getValue().next(entry.getKey(), key, before, after));
        }
        PSortedMap<ObjectKey, UnreadableObject> others = unreadable.isEmpty() ? unreadable : unreadable.minus(key);
        return new KindStore(
                completeness,
                after.readable() == null ? objects.minus(key) : objects.plus(key, after.readable()),
                after.unreadable() == null ? others : others.plus(key, after.unreadable()),
                next);
    }
}
