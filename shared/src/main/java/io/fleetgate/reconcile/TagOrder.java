package io.fleetgate.reconcile;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.artifact.TagCredentials;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.List;

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
        return isShared(artifact) ? write : deleteTag(artifact, write);
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

    private Step deleteTag(FleetObject<RenderArtifactSpec> artifact, Step.SetFinalizers write) {
        return switch (TagCredentials.of(snapshot, artifact)) {
            case TagCredentials.Given given -> new Step.DeleteTag(artifact, given, write.finalizers());
            case TagCredentials.Refused(var _, String why) ->
                throw new IllegalStateException(
                        "the finalizer of " + artifact.key() + " was to stay, for its tag may not be deleted: " + why);
        };
    }
}
