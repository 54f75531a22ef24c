package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import java.util.List;
import java.util.Set;

/** One write, as a value. Each is about one object, and can be carried out or refused as a whole. */
public sealed interface Step {

    ObjectId id();

    /**
     * An object that is not stored is created under a name that is free.
     *
     * @param document the whole object; of its status, which the API server does not take here, nothing is written
     */
    record Create(ObjectId id, ObjectNode document) implements Step {}

    /**
     * All finalizers of an object, those of others included, are written in place of the ones that it had when it was
     * decided about.
     */
    record SetFinalizers(FleetObject<?> object, List<String> finalizers) implements Step {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /**
     * The operator's part of a status is written.
     *
     * @param status its fields and conditions, decided now or before; a condition that flipped has no
     *     {@code lastTransitionTime}, because only the writer knows when that is
     * @param removed the fields that must not be there any more
     */
    record SetStatus(FleetObject<?> object, ObjectNode status, Set<String> removed) implements Step {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /** The spec of an object that is the operator's own is written anew. */
    record SetSpec(FleetObject<?> object, ObjectNode spec) implements Step {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }

    /** The object that was decided about, and not another one that has taken its name, is asked to be deleted. */
    record Delete(FleetObject<?> object) implements Step {
        @Override
        public ObjectId id() {
            return ObjectId.of(object);
        }
    }
}
