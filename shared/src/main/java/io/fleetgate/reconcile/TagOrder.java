package io.fleetgate.reconcile;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.render.artifact.TagCredentials;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.store.Snapshot;
import java.util.List;

/** The tag of a chart is deleted before the finalizer goes that was set for that, and none is deleted without it. */
final class TagOrder {
    private final Snapshot snapshot;

    TagOrder(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /** The write, with what has to be done before it. */
    Step before(Step.SetFinalizers write) {
        return letsGoOfATag(write) ? deleteTag(SolarKinds.RENDER_ARTIFACT.cast(write.object()), write) : write;
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
                && Finalizers.own(SolarKinds.RENDER_ARTIFACT)
                        .filter(own -> write.object().metadata().finalizers().contains(own)
                                && !write.finalizers().contains(own))
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
