package io.fleetgate.settlement.form;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import java.util.Optional;

/** How one object stands in the settled fleet. */
public sealed interface Settled {

    /** It is not there: never was, or is gone. */
    record Absent() implements Settled {
        @Override
        public Optional<ObjectNode> document() {
            return Optional.empty();
        }
    }

    /** A stored object that stays, or is being deleted and held. */
    record Stored(FleetObject<?> object, Outlook outlook) implements Settled {
        @Override
        public Optional<ObjectNode> document() {
            return Optional.of(outlook.applyTo(object));
        }
    }

    /**
     * A stored object that is not being deleted yet, that the operator asks to be deleted, and that something holds then.
     *
     * @param outlook what it is while it is held; a finalizer of the operator's that it lacks is written before the deletion,
     *     for afterwards none is taken
     */
    record Leaving(FleetObject<?> object, Outlook outlook) implements Settled {
        @Override
        public Optional<ObjectNode> document() {
            return Optional.of(outlook.applyTo(object.terminating()));
        }
    }

    /**
     * An object that the operator creates.
     *
     * @param replaced the stored one of that name, which it deletes before
     */
    record Created(Draft draft, Optional<FleetObject<?>> replaced) implements Settled {
        @Override
        public Optional<ObjectNode> document() {
            return Optional.of(draft.document());
        }
    }

    Settled ABSENT = new Absent();

    /** An object that the operator creates under a name that is free. */
    static Settled created(Draft draft) {
        return new Created(draft, Optional.empty());
    }

    /** A stored object about which nothing is decided. */
    static Settled asStored(FleetObject<?> object) {
        return new Stored(object, Outlook.unchanged(object));
    }

    /** The whole object; empty where it is not there. */
    Optional<ObjectNode> document();
}
