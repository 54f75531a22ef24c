package io.fleetgate.render;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.Destination;
import io.fleetgate.render.artifact.RenderClaims;
import io.fleetgate.render.task.DesiredTask;
import io.fleetgate.render.task.TaskState;
import io.fleetgate.store.Snapshot;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects what is rendered for a target. */
final class RenderedSets {
    private final OwnedTasks owned;
    private final RenderClaims claims;
    private final SortedMap<ObjectKey, DesiredTask> tasks = new TreeMap<>();

    RenderedSets(Snapshot snapshot, Destination destination, OwnedTasks owned) {
        this.owned = owned;
        this.claims = new RenderClaims(snapshot, destination);
    }

    void add(ReleaseOutcome outcome) {
        outcome.task().ifPresent(task -> tasks.put(task.key(), task));
        if (outcome instanceof ReleaseOutcome.Done done) {
            claims.claim(done.kept().stored());
        }
    }

    /** Adds the bootstrap. Until its chart is pushed, clusters install the one before it, so all of that stays. */
    void add(BootstrapDecision decision) {
        switch (decision) {
            case BootstrapDecision.Current(long version, var task, var state) -> {
                tasks.put(task.key(), new DesiredTask.Kept(task));
                if (state instanceof TaskState.Succeeded) {
                    claims.claim(task);
                } else {
                    keepPublished();
                }
            }
            case BootstrapDecision.Next(long version, var task) -> {
                tasks.put(task.key(), new DesiredTask.Created(task));
                keepPublished();
            }
            case BootstrapDecision.Refused refused -> keepPublished();
        }
    }

    /** Keeps every bootstrap, and every claim of a chart. */
    void keepPublished() {
        owned.bootstraps().stream()
                .filter(task -> !task.isTerminating())
                .forEach(task -> tasks.putIfAbsent(task.key(), new DesiredTask.Kept(task)));
        claims.keepStored();
    }

    Rendered rendered() {
        return new Rendered(tasks, claims.bindings(), claims.artifacts());
    }
}
