package io.fleetgate.explain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.Locale;

/**
 * One change of one object, as a person would make it.
 *
 * @param document the merge patch, or the object to create; empty for a deletion
 * @param sentence what to do, for people
 */
public record Step(Verb verb, Kind<?> kind, ObjectKey key, ObjectNode document, String sentence) {

    /** What is done to the object. */
    public enum Verb {
        PATCH,
        CREATE,
        DELETE;

        /** The spelling used in answers: lower case. */
        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The fleet with this done. A deleted object is gone. */
    Snapshot applied(Snapshot snapshot) {
        return switch (verb) {
            case PATCH -> snapshot.with(patched(snapshot.find(kind, key).orElseThrow()));
            case CREATE -> snapshot.with(FleetObject.read(kind, document));
            case DELETE -> snapshot.without(kind, key);
        };
    }

    private FleetObject<?> patched(FleetObject<?> stored) {
        return FleetObject.read(kind, MergePatch.apply(stored.document(), document));
    }

    /** Whether this step overwrites what another does, so that only one of them need be taken. */
    boolean overwrites(Step other) {
        return verb == Verb.PATCH
                && other.verb == Verb.PATCH
                && kind.equals(other.kind)
                && key.equals(other.key)
                && document.at("/spec/priority").isNumber()
                && other.document.at("/spec/priority").isNumber();
    }
}
