package io.fleetgate.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;
import io.fleetgate.settlement.form.Settled;
import java.util.Locale;
import java.util.Optional;

/**
 * One object that is written. Its documents are made whenever they are asked for: a plan of a whole fleet would hold little
 * else, and most of them are looked at once, when the plan is written out.
 *
 * @param from how it stands; absent for a create
 * @param to how it will stand; absent for a delete
 */
public record ObjectPlan(ObjectId id, Action action, Origin origin, Settled from, Settled to) {

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

    /** The object as it stands; empty for a create. */
    public Optional<ObjectNode> before() {
        return from.document().map(Merge::asStored);
    }

    /** The object as it will stand; empty for a delete. */
    public Optional<ObjectNode> after() {
        return to.document().map(Merge::asStored);
    }
}
