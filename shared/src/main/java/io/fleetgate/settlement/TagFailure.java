package io.fleetgate.settlement;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import java.util.List;

/** How an artifact stands after its tag could not be deleted, which nobody had foreseen: until it can, that is what holds it. */
public final class TagFailure {
    private TagFailure() {}

    /**
     * The artifact with that said.
     *
     * @param message what to do about it, too
     */
    public static Settled.Stored of(FleetObject<RenderArtifactSpec> artifact, ConditionReason reason, String message) {
        return new Settled.Stored(
                artifact,
                Outlook.unchanged(artifact)
                        .with(List.of(
                                ConditionState.fails(ConditionType.OCI_CLEANUP, reason, message),
                                ConditionState.holds(
                                        ConditionType.DELETION_BLOCKED,
                                        ConditionReason.HELD_BY_FINALIZER,
                                        DeletionBlock.untilTheTagIsDeleted(
                                                Finalizers.own(SolarKinds.RENDER_ARTIFACT).stream()
                                                        .toList())))));
    }
}
