package io.fleetgate.reconcile;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.artifact.TagCredentials;
import io.fleetgate.render.task.TaskState;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.List;
import java.util.Optional;

/**
 * The tag of a chart is deleted before the finalizer goes that was set for that, and none is deleted without it. A tag that another
 * artifact stands for as well is left to the last of them.
 */
final class TagOrder {
    private final Snapshot snapshot;

    TagOrder(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /** The write, with what has to be done before it. */
    Step before(Step.SetFinalizers write) {
        if (!letsGoOfATag(write)) {
            return write;
        }
        FleetObject<RenderArtifactSpec> artifact = SolarKinds.RENDER_ARTIFACT.cast(write.object());
        return deleteTag(artifact, write)
                .<Step>map(deletion -> isShared(artifact) ? deletion.kept() : deletion)
                .orElseGet(() -> leave(artifact, write));
    }

    private boolean isShared(FleetObject<RenderArtifactSpec> artifact) {
        return snapshot.lookup(RenderIndexes.ARTIFACTS_BY_TAG, RenderIndexes.Tag.of(artifact)).stream()
                .filter(other -> !other.key().equals(artifact.key()))
                .anyMatch(other -> !other.isTerminating()
                        || (hasItsTag(other) && other.key().compareTo(artifact.key()) > 0));
    }

    /** The deletion of an object, or what holds it then until its tag is deleted. */
    Step before(Step.Delete deletion) {
        FleetObject<?> object = deletion.object();
        if (!object.kind().equals(SolarKinds.RENDER_ARTIFACT)) {
            return deletion;
        }
        List<String> stored = object.metadata().finalizers();
        List<String> holding = Finalizers.settled(
                object, Finalizers.own(SolarKinds.RENDER_ARTIFACT).stream().toList());
        return holding.equals(stored) ? deletion : new Step.SetFinalizers(object, holding);
    }

    private static boolean letsGoOfATag(Step.SetFinalizers write) {
        return write.object().kind().equals(SolarKinds.RENDER_ARTIFACT)
                && hasItsTag(write.object())
                && Finalizers.own(SolarKinds.RENDER_ARTIFACT)
                        .filter(write.finalizers()::contains)
                        .isEmpty();
    }

    /** Whether its tag is still to be deleted. */
    static boolean hasItsTag(FleetObject<?> artifact) {
        return Finalizers.own(SolarKinds.RENDER_ARTIFACT)
                .filter(artifact.metadata().finalizers()::contains)
                .isPresent();
    }

    /** Empty where nobody may ask its registry. */
    private Optional<Step.DeleteTag> deleteTag(FleetObject<RenderArtifactSpec> artifact, Step.SetFinalizers write) {
        return TagCredentials.of(snapshot, artifact) instanceof TagCredentials.Given given
                ? Optional.of(new Step.DeleteTag(artifact, given, write.finalizers(), pushers(artifact)))
                : Optional.empty();
    }

    /**
     * The tasks of its namespace whose chart has the tag, under whatever name; one that failed has not pushed it, and does not do so.
     */
    private List<FleetObject<RenderTaskSpec>> pushers(FleetObject<RenderArtifactSpec> artifact) {
        RenderIndexes.LocalTag tag = new RenderIndexes.LocalTag(artifact.namespace(), RenderIndexes.Tag.of(artifact));
        return snapshot.lookup(RenderIndexes.TASKS_BY_TAG, tag).stream()
                .filter(task -> !task.isTerminating()
                        && !RenderIndexes.owningTarget(task).isEmpty()
                        && !(TaskState.of(task) instanceof TaskState.Failed))
                .toList();
    }

    private Step leave(FleetObject<RenderArtifactSpec> artifact, Step.SetFinalizers write) {
        if (!isShared(artifact)) {
            throw new IllegalStateException(
                    "the finalizer of " + artifact.key() + " was to stay, for its tag may not be deleted");
        }
        return write;
    }
}
