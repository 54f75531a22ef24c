package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;

/** One object's change, with what was stored before. */
public sealed interface Change {

    /** An object that is not stored yet. */
    record Create(FleetObject<?> after) implements Change {}

    /** A stored object replaced by another with the same kind and key. */
    record Update(FleetObject<?> before, FleetObject<?> after) implements Change {}

    /** The deletion of a stored object is asked for. */
    record Delete(FleetObject<?> before) implements Change {
        @Override
        public FleetObject<?> after() {
            return before.terminating();
        }
    }

    /**
     * The object as it is right after the change was accepted; terminating after a deletion, and not stored any more where it is
     * {@linkplain FleetObject#isDeleted deleted}.
     */
    FleetObject<?> after();

    default Kind<?> kind() {
        return after().kind();
    }

    default ObjectKey key() {
        return after().key();
    }
}
