package io.fleetgate.cluster.informer;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.cluster.watch.Keyed;
import io.fleetgate.cluster.watch.ResourceVersion;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UnreadableObject;
import io.fleetgate.text.PrintableText;

/** An object as the API server sent it: readable, or to be set aside because nobody can say what it holds. */
sealed interface StoredObject extends Keyed {
    JsonPointer RESOURCE_VERSION = JsonPointer.compile("/metadata/resourceVersion");

    /** An object that was read to its last field. */
    record Known(FleetObject<?> object, ResourceVersion version) implements StoredObject {
        @Override
        public ObjectKey key() {
            return object.key();
        }

        @Override
        public String uid() {
            return object.metadata().uid();
        }

        @Override
        public boolean isGone() {
            return object.isDeleted();
        }

        @Override
        public Snapshot putInto(Snapshot snapshot) {
            return snapshot.with(object);
        }
    }

    /** An object of which something has the wrong type or is nested too deep. */
    record Unreadable(UnreadableObject object, ResourceVersion version) implements StoredObject {
        @Override
        public ObjectKey key() {
            return object.asRead().key();
        }

        @Override
        public String uid() {
            return object.asRead().metadata().uid();
        }

        @Override
        public boolean isGone() {
            return false;
        }

        @Override
        public Snapshot putInto(Snapshot snapshot) {
            return snapshot.withUnreadable(object);
        }
    }

    /** Empty where it cannot be read. */
    String uid();

    ResourceVersion version();

    /** Whether it is as no stored object is: terminating, with nothing to wait for. False where nobody can say. */
    boolean isGone();

    /** Whether both are the same object, at whatever time; another one may have taken its name. */
    default boolean isSameAs(StoredObject other) {
        return uid().equals(other.uid());
    }

    /** Whether nothing was written to the object between the two. */
    default boolean isVersionOf(StoredObject other) {
        return isSameAs(other) && !version().text().isEmpty() && version().equals(other.version());
    }

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
        String why = read.isCut()
                ? "nested deeper than " + StoredTree.MAX_NESTING + " levels"
                : object.wrongType().map(StoredObject::sentence).orElse("");
        return why.isEmpty() ? of(object) : new Unreadable(new UnreadableObject(object, why), version(document));
    }

    /** An object that was read before. */
    static Known of(FleetObject<?> object) {
        return new Known(object, version(object.document()));
    }

    private static ResourceVersion version(ObjectNode document) {
        return new ResourceVersion(document.at(RESOURCE_VERSION).asText());
    }

    /** Any defect but a wrong type is a value that rules know how to judge. */
    private static String sentence(Problem defect) {
        return PrintableText.quoted(defect.path()) + " " + defect.message();
    }
}
