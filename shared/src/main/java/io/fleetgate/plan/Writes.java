package io.fleetgate.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.SettledBinding;
import io.fleetgate.rollout.SettledBindings;
import io.fleetgate.rollout.SettledTarget;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every object that is written: the changes given, and the bindings that the operator creates and deletes in consequence. */
final class Writes {
    private final Snapshot overlay;
    private final Set<ObjectId> given = new HashSet<>();
    private final List<ObjectPlan> writes = new ArrayList<>();

    private Writes(Snapshot overlay) {
        this.overlay = overlay;
    }

    static List<ObjectPlan> of(Proposed proposed, Snapshot overlay, List<AffectedTarget> reached) {
        Writes writes = new Writes(overlay);
        proposed.changes().keySet().forEach(writes::add);
        reached.forEach(target -> writes.addBindings(byKey(target.before()), byKey(target.after())));
        writes.writes.sort(Comparator.comparing(ObjectPlan::id));
        return List.copyOf(writes.writes);
    }

    private void add(Change change) {
        ObjectId id = ObjectId.of(change.after());
        given.add(id);
        if (change instanceof Change.Delete(FleetObject<?> before) && before.isTerminating()) {
            return;
        }
        writes.add(
                switch (change) {
                    case Change.Create(FleetObject<?> after) -> change(id, Optional.empty(), Optional.of(after));
                    case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                        change(id, Optional.of(before), Optional.of(after));
                    case Change.Delete(FleetObject<?> before) -> change(id, Optional.of(before), Optional.empty());
                });
    }

    private static ObjectPlan change(ObjectId id, Optional<FleetObject<?>> before, Optional<FleetObject<?>> after) {
        return new ObjectPlan(
                id,
                before.isEmpty()
                        ? ObjectPlan.Action.CREATE
                        : after.isEmpty() ? ObjectPlan.Action.DELETE : ObjectPlan.Action.UPDATE,
                ObjectPlan.Origin.CHANGE,
                before.map(Merge::asStored),
                after.map(FleetObject::document));
    }

    private void addBindings(Map<ObjectKey, SettledBinding> before, Map<ObjectKey, SettledBinding> after) {
        before.values().stream()
                .filter(binding -> !after.containsKey(binding.key()) && !staysUnused(binding))
                .forEach(binding -> addOperatorWrite(
                        binding, ObjectPlan.Action.DELETE, Optional.of(document(binding)), Optional.empty()));
        after.values().stream()
                .filter(binding -> !before.containsKey(binding.key()))
                .forEach(binding -> addOperatorWrite(
                        binding, ObjectPlan.Action.CREATE, Optional.empty(), Optional.of(document(binding))));
    }

    /** Whether a stored binding is left alone although it has no target any more, as one made by hand is. */
    private boolean staysUnused(SettledBinding binding) {
        return overlay.find(SolarKinds.RELEASE_BINDING, binding.key())
                .filter(stored -> SettledBindings.isKept(overlay, stored))
                .isPresent();
    }

    private void addOperatorWrite(
            SettledBinding binding, ObjectPlan.Action action, Optional<ObjectNode> before, Optional<ObjectNode> after) {
        ObjectId id = new ObjectId(SolarKinds.RELEASE_BINDING, binding.key());
        if (given.add(id)) {
            writes.add(new ObjectPlan(id, action, ObjectPlan.Origin.OPERATOR, before, after));
        }
    }

    private static Map<ObjectKey, SettledBinding> byKey(SettledTarget target) {
        Map<ObjectKey, SettledBinding> bindings = new LinkedHashMap<>();
        target.bindings().forEach(binding -> bindings.put(binding.key(), binding));
        return bindings;
    }

    private static ObjectNode document(SettledBinding binding) {
        return switch (binding) {
            case SettledBinding.Kept(var stored) -> Merge.asStored(stored);
            case SettledBinding.Created created -> BindingDocument.of(created);
        };
    }
}
