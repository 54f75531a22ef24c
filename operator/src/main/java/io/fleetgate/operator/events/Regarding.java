package io.fleetgate.operator.events;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;

/**
 * The object that an event is about.
 *
 * @param uid empty where it is not known
 */
record Regarding(Kind<?> kind, ObjectKey key, String uid) {
    static Regarding of(FleetObject<?> object) {
        return new Regarding(object.kind(), object.key(), object.metadata().uid());
    }
}
