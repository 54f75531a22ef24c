package io.fleetgate.plan;

import io.fleetgate.document.Document;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;

/** One thing that a user proposes. Whether it creates or updates follows from what is stored. */
public sealed interface Proposal {

    /** The object is to be as the document says. */
    record Apply(FleetObject<?> object, Document source) implements Proposal {
        @Override
        public Kind<?> kind() {
            return object.kind();
        }

        @Override
        public ObjectKey key() {
            return object.key();
        }
    }

    /**
     * The object is to be deleted.
     *
     * @param document position of the document that says so, from 1; 0 where the request did
     */
    record Delete(Kind<?> kind, ObjectKey key, int document, int line) implements Proposal {}

    Kind<?> kind();

    ObjectKey key();
}
