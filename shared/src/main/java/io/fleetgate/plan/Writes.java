package io.fleetgate.plan;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.settlement.Resettled;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.store.Change;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Every object that is written: the changes given, and what the operator writes in consequence, which is the difference
 * between the fleets that it settles with and without them.
 */
final class Writes {
    private final Map<ObjectId, Change> given = new HashMap<>();
    private final List<ObjectPlan> writes = new ArrayList<>();

    private Writes() {}

    /** In the order of a plan: by object; what is given before what follows from it, a deletion before a creation. */
    static List<ObjectPlan> of(Proposed proposed, Map<ObjectId, Resettled> objects) {
        Writes writes = new Writes();
        proposed.changes().keySet().stream()
                .filter(change -> !isDeletedAlready(change))
                .forEach(change -> writes.given.put(ObjectId.of(change.after()), change));
        objects.forEach(writes::add);
        writes.writes.sort(Comparator.comparing(ObjectPlan::id)); // few are written of those that are looked at
        return List.copyOf(writes.writes);
    }

    private void add(ObjectId id, Resettled object) {
        Settled was = object.before();
        Change change = given.get(id);
        if (change != null) {
            addGiven(id, change);
            was = asGiven(change, object.after());
        }
        writes.addAll(OperatorWrites.of(id, was, object.after()));
    }

    private static boolean isDeletedAlready(Change change) {
        return change instanceof Change.Delete(FleetObject<?> before) && before.isTerminating();
    }

    private void addGiven(ObjectId id, Change change) {
        writes.add(
                switch (change) {
                    case Change.Create(FleetObject<?> after) ->
                        given(id, ObjectPlan.Action.CREATE, Settled.ABSENT, Settled.asStored(after));
                    case Change.Update(FleetObject<?> before, FleetObject<?> after)
                    when after.isDeleted() ->
                        given(id, ObjectPlan.Action.DELETE, Settled.asStored(before), Settled.ABSENT);
                    case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                        given(id, ObjectPlan.Action.UPDATE, Settled.asStored(before), Settled.asStored(after));
                    case Change.Delete(FleetObject<?> before) ->
                        given(id, ObjectPlan.Action.DELETE, Settled.asStored(before), Settled.ABSENT);
                });
    }

    private static ObjectPlan given(ObjectId id, ObjectPlan.Action action, Settled from, Settled to) {
        return new ObjectPlan(id, action, ObjectPlan.Origin.CHANGE, from, to);
    }

    /** How a changed object stands before the operator turns to it: what goes with the change is not spoken of again. */
    private static Settled asGiven(Change change, Settled is) {
        return switch (change) {
            case Change.Create(FleetObject<?> after) -> Settled.asStored(after);
            case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                after.isDeleted() ? Settled.ABSENT : Settled.asStored(after);
            case Change.Delete delete ->
                is instanceof Settled.Stored(FleetObject<?> held, var outlook)
                        ? Settled.asStored(held)
                        : Settled.ABSENT;
        };
    }
}
