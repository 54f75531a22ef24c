package io.fleetgate.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;
import java.util.Locale;
import java.util.Optional;

/**
 * One object that is written.
 *
 * @param before as it stands; empty for a create
 * @param after as it will stand; empty for a delete
 */
public record ObjectPlan(
        ObjectId id, Action action, Origin origin, Optional<ObjectNode> before, Optional<ObjectNode> after) {

    /** What is done to the object. */
    public enum Action {
        CREATE,
        UPDATE,
        DELETE;

        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Who writes it. */
    public enum Origin {
        /** The documents given. */
        CHANGE,
        /** The operator, in consequence. */
        OPERATOR;

        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
