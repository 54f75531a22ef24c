package io.fleetgate.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.settlement.reach.OwningTarget;
import io.fleetgate.store.Snapshot;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which objects stand for the writing of which others. Each object belongs to one item, so that nobody else writes it while the
 * item is worked on: what is bound to or rendered for a target belongs to the target, any other object to itself.
 */
public final class WorkItems {
    /** What is bound to a target or rendered for it. */
    private static final Set<Kind<?>> OF_TARGETS =
            Set.of(SolarKinds.RELEASE_BINDING, SolarKinds.RENDER_TASK, SolarKinds.RENDER_BINDING);

    private WorkItems() {}

    /** The item that an object belongs to; its target need not be stored. */
    public static ObjectId of(FleetObject<?> object) {
        return target(object).map(WorkItems::ofTarget).orElseGet(() -> ObjectId.of(object));
    }

    /**
     * Every item of a snapshot, as far as its objects can be read: what cannot is no item.
     *
     * @throws io.fleetgate.store.UndecidableException where a kind is not completely known
     */
    public static Set<ObjectId> all(Snapshot snapshot) {
        Set<ObjectId> items = new HashSet<>();
        for (Kind<?> kind : SolarKinds.ALL) {
            for (FleetObject<?> object : snapshot.readable().list(kind)) {
                items.add(of(object));
                charts(object).forEach(items::add);
            }
        }
        return items;
    }

    /** The item of a target, stored or not. */
    static ObjectId ofTarget(ObjectKey target) {
        return new ObjectId(SolarKinds.TARGET, target);
    }

    /** Whether the objects of a kind may belong to a target. */
    static boolean mayBelongToTarget(Kind<?> kind) {
        return OF_TARGETS.contains(kind);
    }

    /** The target that an object is bound to or rendered for, stored or not. */
    static Optional<ObjectKey> target(FleetObject<?> object) {
        return OwningTarget.of(object).stream().findFirst();
    }

    /** The item of the artifact, stored or not, that a task pushes or a binding keeps. */
    static Stream<ObjectId> charts(FleetObject<?> object) {
        List<ObjectKey> artifacts = List.of();
        if (object.kind().equals(SolarKinds.RENDER_TASK)) {
            artifacts = RenderIndexes.artifacts(SolarKinds.RENDER_TASK.cast(object));
        } else if (object.kind().equals(SolarKinds.RENDER_BINDING)) {
            artifacts = List.of(RenderIndexes.artifact(SolarKinds.RENDER_BINDING.cast(object)));
        }
        return artifacts.stream().map(artifact -> new ObjectId(SolarKinds.RENDER_ARTIFACT, artifact));
    }
}
