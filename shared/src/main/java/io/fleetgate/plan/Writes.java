package io.fleetgate.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.settlement.Settled;
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
        proposed.changes().keySet().forEach(change -> writes.given.put(ObjectId.of(change.after()), change));
        Set<ObjectId> all = new HashSet<>(before.keySet());
        all.addAll(after.keySet());
        all.addAll(writes.given.keySet());
        for (ObjectId id : all) {
            Settled was = before.getOrDefault(id, Settled.ABSENT);
            Settled is = after.getOrDefault(id, Settled.ABSENT);
            Change change = writes.given.get(id);
            if (change != null) {
                writes.addGiven(id, change);
                was = asGiven(change, is);
            }
            writes.addConsequence(id, was, is);
        }
        writes.writes.sort(Comparator.comparing(ObjectPlan::id)); // few are written of those that are looked at
        return List.copyOf(writes.writes);
    }

    private void addGiven(ObjectId id, Change change) {
        switch (change) {
            case Change.Create(FleetObject<?> after) -> addGiven(id, Optional.empty(), Optional.of(after));
            case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                addGiven(id, Optional.of(before), Optional.of(after));
            case Change.Delete(FleetObject<?> before) -> {
                if (!before.isTerminating()) {
                    addGiven(id, Optional.of(before), Optional.empty());
                }
            }
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

    private void addConsequence(ObjectId id, Settled was, Settled is) {
        if (was.equals(is)) {
            return;
        }
        if (is instanceof Settled.Created created
                && created.replaced().isPresent()
                && !(was instanceof Settled.Created)) {
            add(id, ObjectPlan.Action.DELETE, was.document(), Optional.empty());
            add(id, ObjectPlan.Action.CREATE, Optional.empty(), created.document());
        } else if (is instanceof Settled.Leaving) {
            add(id, ObjectPlan.Action.DELETE, was.document(), Optional.empty());
        } else {
            addDifference(id, was.document(), is.document());
        }
    }

    private void addDifference(ObjectId id, Optional<ObjectNode> was, Optional<ObjectNode> is) {
        if (was.equals(is)) {
            return;
        }
        ObjectPlan.Action action = was.isEmpty()
                ? ObjectPlan.Action.CREATE
                : is.isEmpty() ? ObjectPlan.Action.DELETE : ObjectPlan.Action.UPDATE;
        add(id, action, was, is);
    }

    private void add(ObjectId id, ObjectPlan.Action action, Optional<ObjectNode> was, Optional<ObjectNode> is) {
        writes.add(new ObjectPlan(
                id, action, ObjectPlan.Origin.OPERATOR, was.map(Merge::asStored), is.map(Merge::asStored)));
    }
}
