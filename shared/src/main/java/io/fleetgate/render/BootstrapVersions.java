package io.fleetgate.render;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.TargetStatus;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.condition.Conditions;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.NewObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.Destination;
import io.fleetgate.render.name.RenderNames;
import io.fleetgate.render.task.SpecEquality;
import io.fleetgate.render.task.TaskState;
import io.fleetgate.store.Snapshot;
import java.util.Optional;

/**
 * Numbers the bootstraps of a target. The current version is the largest that its status or a task of it shows; what
 * differs from that one gets the next, and so does what cannot be compared because its task is gone.
 */
final class BootstrapVersions {
    private final Snapshot snapshot;
    private final Destination destination;
    private final OwnedTasks owned;
    private final boolean everStarted;
    private final long current;

    BootstrapVersions(Snapshot snapshot, Destination destination, OwnedTasks owned) {
        this.snapshot = snapshot;
        this.destination = destination;
        this.owned = owned;
        TargetStatus status = TargetStatus.of(destination.target().status());
        long largest = owned.bootstrapsByVersion().isEmpty()
                ? 0
                : owned.bootstrapsByVersion().lastKey();
        current = Math.max(0, Math.max(status.bootstrapVersion(), largest));
        everStarted = current > 0
                || !owned.bootstrapsByVersion().isEmpty()
                || status.conditions().stream()
                        .anyMatch(condition -> Conditions.isOf(condition, ConditionType.BOOTSTRAP_READY));
    }

    /** Whether a bootstrap of the target was ever published, or begun. */
    boolean isEverStarted() {
        return everStarted;
    }

    /** The bootstrap that installs what is given. */
    BootstrapDecision decide(BootstrapContents contents) {
        TaskSpecs specs = new TaskSpecs(destination);
        Optional<FleetObject<RenderTaskSpec>> task = currentTask()
                .filter(stored -> SpecEquality.areEqual(stored.spec(), specs.bootstrap(current, contents)));
        if (task.isPresent()) {
            return new BootstrapDecision.Current(current, task.get(), TaskState.of(task.get()));
        }
        if (destination.obstacle().isPresent()) {
            return new BootstrapDecision.Refused(destination.obstacle().get());
        }
        long next = next();
        return next < 0
                ? new BootstrapDecision.Refused("no version follows " + current)
                : new BootstrapDecision.Next(
                        next, new NewObject<>(SolarKinds.RENDER_TASK, key(next), specs.bootstrap(next, contents)));
    }

    /** The first version from there on whose name nobody has taken; negative after the last one. */
    private long next() {
        long next = everStarted ? current + 1 : 0;
        while (next >= 0 && snapshot.find(SolarKinds.RENDER_TASK, key(next)).isPresent()) {
            next++;
        }
        return next;
    }

    /** A task that is being deleted is none. */
    private Optional<FleetObject<RenderTaskSpec>> currentTask() {
        return Optional.ofNullable(owned.bootstrapsByVersion().get(current)).filter(task -> !task.isTerminating());
    }

    private ObjectKey key(long version) {
        return destination.beside(RenderNames.bootstrapTask(destination.target().name(), version));
    }
}
