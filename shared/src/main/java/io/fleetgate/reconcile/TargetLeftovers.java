package io.fleetgate.reconcile;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.store.Snapshot;
import java.util.stream.Stream;

/**
 * What was made for a target that is being deleted, and has to go before it. What is being deleted and held by somebody else is
 * not waited for: nothing of the target is needed to let that go.
 */
final class TargetLeftovers {
    private TargetLeftovers() {}

    static boolean areThere(Snapshot snapshot, ObjectKey target) {
        return haveTasks(snapshot, target)
                || isAnyWaitedFor(snapshot.lookup(RenderIndexes.BINDINGS_BY_TARGET, target).stream());
    }

    static boolean haveTasks(Snapshot snapshot, ObjectKey target) {
        return isAnyWaitedFor(snapshot.lookup(RenderIndexes.TASKS_BY_TARGET, target).stream());
    }

    private static boolean isAnyWaitedFor(Stream<? extends FleetObject<?>> made) {
        return made.anyMatch(object -> !object.isTerminating());
    }
}
