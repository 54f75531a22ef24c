package io.fleetgate.plan;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.settlement.form.Settled;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the operator writes to bring one object from the form in which it stood to the one in which it settles. */
final class OperatorWrites {
    /** What such an object is made for is never changed in one that stands; another takes its place. */
    private static final Set<Kind<?>> REPLACED = Set.of(SolarKinds.RELEASE_BINDING, SolarKinds.RENDER_TASK);

    private OperatorWrites() {}

    static List<ObjectPlan> of(ObjectId id, Settled was, Settled is) {
        if (was.equals(is)) {
            return List.of();
        }
        if (is instanceof Settled.Leaving(FleetObject<?> object, var outlook)) {
            return isBeingDeleted(was)
                    ? difference(id, was, is)
                    : deleteAndHold(id, asStored(was, is).orElse(was), object, is);
        }
        if (isInPlaceOf(id, was, is)) {
            return isBeingDeleted(was) ? List.of(create(id, is)) : List.of(delete(id, was), create(id, is));
        }
        return difference(id, asStored(was, is).orElse(was), is);
    }

    private static boolean isInPlaceOf(ObjectId id, Settled was, Settled is) {
        if (was instanceof Settled.Absent || is instanceof Settled.Absent) {
            return false;
        }
        return (is instanceof Settled.Created && !(was instanceof Settled.Created))
                || (REPLACED.contains(id.kind()) && !spec(was).equals(spec(is)));
    }

    private static boolean isBeingDeleted(Settled settled) {
        return settled instanceof Settled.Leaving
                || (settled instanceof Settled.Stored(FleetObject<?> object, var outlook) && object.isTerminating());
    }

    /**
     * How an object stands between two fates: nobody creates one that would be gone and now is held, nor calls a deletion
     * off that nobody has asked for yet.
     */
    private static Optional<Settled> asStored(Settled was, Settled is) {
        return switch (is) {
            case Settled.Stored(FleetObject<?> object, var outlook)
            when object.isTerminating() ? was instanceof Settled.Absent : was instanceof Settled.Leaving ->
                Optional.of(Settled.asStored(object));
            case Settled.Leaving(FleetObject<?> object, var outlook)
            when was instanceof Settled.Absent -> Optional.of(Settled.asStored(object));
            case Settled.Stored stored -> Optional.empty();
            case Settled.Leaving leaving -> Optional.empty();
            case Settled.Created created -> Optional.empty();
            case Settled.Absent absent -> Optional.empty();
        };
    }

    /** It is deleted, and then written to where it is not held as it is stored. */
    private static List<ObjectPlan> deleteAndHold(ObjectId id, Settled was, FleetObject<?> stored, Settled is) {
        return Stream.concat(Stream.of(delete(id, was)), difference(id, Settled.asStored(stored), is).stream())
                .toList();
    }

    private static Optional<JsonNode> spec(Settled settled) {
        return settled.document().map(document -> document.path("spec"));
    }

    private static List<ObjectPlan> difference(ObjectId id, Settled was, Settled is) {
        boolean isThere = !(is instanceof Settled.Absent);
        if (was instanceof Settled.Absent) {
            return isThere ? List.of(create(id, is)) : List.of();
        }
        if (!isThere) {
            return List.of(delete(id, was));
        }
        return was.document().equals(is.document()) ? List.of() : List.of(write(id, ObjectPlan.Action.UPDATE, was, is));
    }

    private static ObjectPlan delete(ObjectId id, Settled was) {
        return write(id, ObjectPlan.Action.DELETE, was, Settled.ABSENT);
    }

    private static ObjectPlan create(ObjectId id, Settled is) {
        return write(id, ObjectPlan.Action.CREATE, Settled.ABSENT, is);
    }

    private static ObjectPlan write(ObjectId id, ObjectPlan.Action action, Settled was, Settled is) {
        return new ObjectPlan(id, action, ObjectPlan.Origin.OPERATOR, was, is);
    }
}
