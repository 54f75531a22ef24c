package io.fleetgate.plan;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.store.Change;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Every object that is written: the changes given, and what the operator writes in consequence, which is the difference
 * between the fleets that it settles with and without them.
 */
final class Writes {
    private final Map<ObjectId, Change> given = new HashMap<>();
    private final List<ObjectPlan> writes = new ArrayList<>();

    private Writes() {}

    /** In the order of a plan: by object; what is given before what follows from it, a deletion before a creation. */
    static List<ObjectPlan> of(Proposed proposed, Map<ObjectId, Settled> before, Map<ObjectId, Settled> after) {
        Writes writes = new Writes();
        proposed.changes().keySet().stream()
                .filter(change -> !isDeletedAlready(change))
                .forEach(change -> writes.given.put(ObjectId.of(change.after()), change));
        Set<ObjectId> all = new HashSet<>(before.keySet());
        all.addAll(after.keySet());
        all.addAll(writes.given.keySet());
        for (ObjectId id : all) {
            Settled is = after.getOrDefault(id, Settled.ABSENT);
            Settled was = before.getOrDefault(id, unreached(is));
            Change change = writes.given.get(id);
            if (change != null) {
                writes.addGiven(id, change);
                was = asGiven(change, is);
            }
            writes.writes.addAll(OperatorWrites.of(id, was, is));
        }
        writes.writes.sort(Comparator.comparing(ObjectPlan::id)); // few are written of those that are looked at
        return List.copyOf(writes.writes);
    }

    private static boolean isDeletedAlready(Change change) {
        return change instanceof Change.Delete(FleetObject<?> before) && before.isTerminating();
    }

    /** How an object stood that nothing led to before; one that is replaced without being its target's own stood as stored. */
    private static Settled unreached(Settled is) {
        return is instanceof Settled.Created created
                ? created.replaced().map(Settled::asStored).orElse(Settled.ABSENT)
                : Settled.ABSENT;
    }

    private void addGiven(ObjectId id, Change change) {
        switch (change) {
            case Change.Create(FleetObject<?> after) -> addGiven(id, Optional.empty(), Optional.of(after));
            case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                addGiven(id, Optional.of(before), Optional.of(after));
            case Change.Delete(FleetObject<?> before) -> addGiven(id, Optional.of(before), Optional.empty());
        }
    }

    private void addGiven(ObjectId id, Optional<FleetObject<?>> before, Optional<FleetObject<?>> after) {
        ObjectPlan.Action action = before.isEmpty()
                ? ObjectPlan.Action.CREATE
                : after.isEmpty() ? ObjectPlan.Action.DELETE : ObjectPlan.Action.UPDATE;
        writes.add(new ObjectPlan(
                id, action, ObjectPlan.Origin.CHANGE, before.map(Merge::asStored), after.map(FleetObject::document)));
    }

    /** How a changed object stands before the operator turns to it: a deletion leaves it only where something holds it. */
    private static Settled asGiven(Change change, Settled is) {
        return switch (change) {
            case Change.Create(FleetObject<?> after) -> Settled.asStored(after);
            case Change.Update(FleetObject<?> before, FleetObject<?> after) -> Settled.asStored(after);
            case Change.Delete(FleetObject<?> before) ->
                is instanceof Settled.Stored ? Settled.asStored(before) : Settled.ABSENT;
        };
    }
}
