package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.rollout.binding.RolloutIndexes;
import io.fleetgate.rollout.reference.Ownership;
import io.fleetgate.rollout.reference.References;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which objects stand for the writing of which others, and which of them a change concerns. Each object belongs to one item, so
 * that nobody else writes it while the item is worked on: what is bound to or rendered for a target belongs to the target, any
 * other object to itself.
 */
public final class WorkItems {
    /** What is bound to a target or rendered for it; a change of one reaches the target. */
    private static final Set<Kind<?>> OF_TARGETS =
            Set.of(SolarKinds.RELEASE_BINDING, SolarKinds.RENDER_TASK, SolarKinds.RENDER_BINDING);

    private WorkItems() {}

    /** The item that an object belongs to; its target need not be stored. */
    public static ObjectId of(FleetObject<?> object) {
        return targets(object).stream().findFirst().map(WorkItems::target).orElseGet(() -> ObjectId.of(object));
    }

    /** Every item of a snapshot. */
    public static Set<ObjectId> all(Snapshot snapshot) {
        Set<ObjectId> items = new HashSet<>();
        for (Kind<?> kind : SolarKinds.ALL) {
            for (FleetObject<?> object : snapshot.list(kind)) {
                items.add(of(object));
                charts(object).forEach(items::add);
            }
        }
        return items;
    }

    /**
     * Every item for which there may be something else to write after a change than before.
     *
     * @param after {@code before} with the changes made
     * @throws io.fleetgate.store.UndecidableException where a kind is not completely known
     */
    public static Set<ObjectId> affected(Snapshot before, ChangeSet changes, Snapshot after) {
        Set<ObjectId> items = new HashSet<>();
        List<Change> bearing = new ArrayList<>();
        for (Change change : changes.changes()) {
            if (isOnlyWhatTheOperatorSays(change)) {
                items.add(of(change.after()));
            } else {
                bearing.add(change);
            }
        }
        Reach reach = Reach.of(before, new ChangeSet(bearing), after, Allowance.UNLIMITED);
        for (ObjectKey target : reach.targets()) {
            items.add(target(target));
            addCharts(before, target, items);
            addCharts(after, target, items);
        }
        for (ObjectId id : reach.objects()) {
            if (!OF_TARGETS.contains(id.kind())) {
                items.add(id);
            }
        }
        for (Change change : bearing) {
            items.add(of(change.after()));
            addWaiting(after, change.after(), items);
        }
        return items;
    }

    /** The charts of a target, of which it may want another or no longer want one. */
    private static void addCharts(Snapshot snapshot, ObjectKey target, Set<ObjectId> items) {
        for (FleetObject<?> task : snapshot.lookup(RenderIndexes.TASKS_BY_TARGET, target)) {
            charts(task).forEach(items::add);
        }
        for (FleetObject<?> binding : snapshot.lookup(RenderIndexes.BINDINGS_BY_TARGET, target)) {
            charts(binding).forEach(items::add);
        }
    }

    /** The artifact, stored or not, that a task pushes or a binding keeps. */
    private static Stream<ObjectId> charts(FleetObject<?> object) {
        List<ObjectKey> artifacts = List.of();
        if (object.kind().equals(SolarKinds.RENDER_TASK)) {
            artifacts = RenderIndexes.artifacts(SolarKinds.RENDER_TASK.cast(object));
        } else if (object.kind().equals(SolarKinds.RENDER_BINDING)) {
            artifacts = List.of(RenderIndexes.artifact(SolarKinds.RENDER_BINDING.cast(object)));
        }
        return artifacts.stream().map(artifact -> new ObjectId(SolarKinds.RENDER_ARTIFACT, artifact));
    }

    /** What settles as before, and waits for this to be written, or for the last of what was made for its owner to go. */
    private static void addWaiting(Snapshot snapshot, FleetObject<?> object, Set<ObjectId> items) {
        if (object.kind().equals(SolarKinds.COMPONENT)) {
            for (FleetObject<?> version :
                    snapshot.lookup(RolloutIndexes.COMPONENT_VERSIONS_BY_COMPONENT, object.key())) {
                items.add(of(version));
            }
        }
        owner(snapshot, object).flatMap(Protected::by).ifPresent(items::add);
    }

    private static Optional<FleetObject<?>> owner(Snapshot snapshot, FleetObject<?> object) {
        if (object.kind().equals(SolarKinds.RELEASE_BINDING)) {
            return Ownership.profileOf(SolarKinds.RELEASE_BINDING.cast(object)).stream()
                    .findFirst()
                    .flatMap(profile -> snapshot.find(SolarKinds.PROFILE, profile));
        }
        return targets(object).stream().findFirst().flatMap(target -> snapshot.find(SolarKinds.TARGET, target));
    }

    /** A status is only repeated by nobody but the operator; a task's is its renderer's. */
    private static boolean isOnlyWhatTheOperatorSays(Change change) {
        return change instanceof Change.Update(FleetObject<?> before, FleetObject<?> after)
                && !after.kind().equals(SolarKinds.RENDER_TASK)
                && withoutStatus(before).equals(withoutStatus(after));
    }

    private static ObjectNode withoutStatus(FleetObject<?> object) {
        ObjectNode document = object.document().objectNode();
        document.setAll(object.document());
        document.remove("status");
        if (document.path("metadata") instanceof ObjectNode metadata) {
            ObjectNode lasting = metadata.objectNode();
            lasting.setAll(metadata);
            lasting.remove("resourceVersion");
            document.set("metadata", lasting);
        }
        return document;
    }

    private static ObjectId target(ObjectKey target) {
        return new ObjectId(SolarKinds.TARGET, target);
    }

    private static List<ObjectKey> targets(FleetObject<?> object) {
        Kind<?> kind = object.kind();
        if (kind.equals(SolarKinds.RELEASE_BINDING)) {
            return List.of(References.target(SolarKinds.RELEASE_BINDING.cast(object)));
        } else if (kind.equals(SolarKinds.RENDER_TASK)) {
            return RenderIndexes.owningTarget(SolarKinds.RENDER_TASK.cast(object));
        } else if (kind.equals(SolarKinds.RENDER_BINDING)) {
            return RenderIndexes.boundFor(SolarKinds.RENDER_BINDING.cast(object));
        }
        return List.of();
    }
}
