package io.fleetgate.cluster.informer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.PrintableText;

/** An object as the API server sent it: readable, or to be set aside because nobody can say what it holds. */
sealed interface StoredObject {

    /** An object that was read to its last field. */
    record Known(FleetObject<?> object, String resourceVersion) implements StoredObject {
        @Override
        public ObjectKey key() {
            return object.key();
        }

        @Override
        public Snapshot putInto(Snapshot snapshot) {
            return snapshot.with(object);
        }
    }

    /** An object of which something has the wrong type or is nested too deep; {@code why} is a sentence for operators. */
    record Unreadable(Kind<?> kind, ObjectKey key, String resourceVersion, String why) implements StoredObject {
        @Override
        public Snapshot putInto(Snapshot snapshot) {
            return snapshot.withUnreadable(kind, key, why);
        }
    }

    ObjectKey key();

    /** Of the object; empty where it cannot be read. */
    String resourceVersion();

    /** The snapshot in which this object stands in place of what was known under its key. */
    Snapshot putInto(Snapshot snapshot);

    /**
     * Reads one object.
     *
     * @throws ReadFailure when it has no name, so that nobody can say which one it is
     */
    static StoredObject of(Kind<?> kind, StoredTree.Read read) throws ReadFailure {
        if (!(read.tree() instanceof ObjectNode document)) {
            throw ReadFailure.malformed("an object is expected");
        }
        FleetObject<?> object = FleetObject.read(kind, document);
        if (object.name().isEmpty()) {
            throw ReadFailure.malformed("an object has no metadata.name");
        }
        String resourceVersion = document.at("/metadata/resourceVersion").asText();
        String why = read.isCut()
                ? "nested deeper than " + StoredTree.MAX_NESTING + " levels"
                : object.wrongType().map(StoredObject::sentence).orElse("");
        return why.isEmpty()
                ? new Known(object, resourceVersion)
                : new Unreadable(kind, object.key(), resourceVersion, why);
    }

    /** Any defect but a wrong type is a value that rules know how to judge. */
    private static String sentence(Problem defect) {
        return PrintableText.quoted(defect.path()) + " " + defect.message();
    }
}
