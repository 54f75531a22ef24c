package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/**
 * What follows from the objects of a kind, and from which of them nobody can say whether anything does.
 *
 * @param value of the projection
 * @param hidden objects of which the projection would have to read what cannot be read
 */
record Projected(Object value, PSortedMap<ObjectKey, UnreadableObject> hidden) {

    static Projected ofNone(Projection<?> projection) {
        return new Projected(projection.ofNone(), TreePMap.empty());
    }

    Projected next(Projection<?> projection, ObjectKey key, Held before, Held after) {
        FleetObject<?> was = before.seenBy(projection);
        FleetObject<?> is = after.seenBy(projection);
        Object next = was == null && is == null ? value : projection.next(value, was, is);
        PSortedMap<ObjectKey, UnreadableObject> others = hidden.isEmpty() ? hidden : hidden.minus(key);
        UnreadableObject hides = after.hiddenFrom(projection);
        return new Projected(next, hides == null ? others : others.plus(key, hides));
    }
}
