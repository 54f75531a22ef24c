package io.fleetgate.settlement;

import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.status.RenderArtifactStatus;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.condition.Conditions;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.TagCredentials;
import io.fleetgate.rollout.reference.Finalizers;
import io.fleetgate.settlement.form.Outlook;
import io.fleetgate.settlement.form.Settled;
import java.util.List;
import java.util.Optional;

/**
 * How the deletion of a pushed chart ends. Its tag goes first: where the credentials for that are refused, the
 * artifact stays and says why. Where they are not, the tag will be deleted. Whether a registry refuses that shows only when it is
 * asked, by whoever carries this out: nothing here foresees it, nor takes back what was said of it before the next try.
 */
final class ArtifactDeletion {
    private final Settlement settlement;
    private final StoredClaims claims;

    ArtifactDeletion(Settlement settlement) {
        this.settlement = settlement;
        this.claims = new StoredClaims(settlement);
    }

    /** What is left of an artifact that nothing claims. */
    Settled ofUnclaimed(FleetObject<RenderArtifactSpec> artifact) {
        return refusal(artifact)
                .map(refusal -> Deletion.held(
                        artifact,
                        Outlook.finalizers(ownKept(artifact))
                                .with(List.of(ConditionState.fails(
                                        ConditionType.OCI_CLEANUP, ConditionReason.AUTH_FAILED, refusal)))))
                .orElseGet(() -> withoutComplaint(artifact));
    }

    /** Somebody else may hold it still; what was said while its tag could not be deleted is over by then. */
    private static Settled withoutComplaint(FleetObject<RenderArtifactSpec> artifact) {
        boolean isComplaining = RenderArtifactStatus.of(artifact.status()).conditions().stream()
                .anyMatch(condition ->
                        Conditions.isOf(condition, ConditionType.OCI_CLEANUP) && Conditions.fails(condition));
        return isComplaining && Finalizers.foreign(artifact).findAny().isPresent()
                ? Deletion.held(
                        artifact,
                        Outlook.finalizers(Finalizers.foreign(artifact).toList())
                                .with(List.of(ConditionState.holds(
                                        ConditionType.OCI_CLEANUP,
                                        ConditionReason.FINISHED,
                                        "nothing more is done about its tag"))))
                : Deletion.of(artifact);
    }

    /**
     * Whether an artifact is being deleted and held: it takes its tag with it in the end, and a claim on it would be one on
     * nothing. One that nothing holds is gone, and can be made anew.
     */
    boolean isHeld(ObjectKey artifact) {
        return settlement
                .snapshot()
                .find(SolarKinds.RENDER_ARTIFACT, artifact)
                .filter(FleetObject::isTerminating)
                .filter(stored -> Finalizers.foreign(stored).findAny().isPresent()
                        || claims.on(artifact).findAny().isPresent()
                        || refusal(stored).isPresent())
                .isPresent();
    }

    /** The finalizers of an artifact whose tag is still there. */
    static List<String> ownKept(FleetObject<RenderArtifactSpec> artifact) {
        return Finalizers.settled(
                artifact, Finalizers.own(SolarKinds.RENDER_ARTIFACT).stream().toList());
    }

    /** Why the tag cannot be deleted; once the finalizer that was set for it is off, nobody is going to. */
    private Optional<String> refusal(FleetObject<RenderArtifactSpec> artifact) {
        if (artifact.isTerminating() && !holdsItsTag(artifact)) {
            return Optional.empty();
        }
        return switch (TagCredentials.of(settlement.snapshot(), artifact)) {
            case TagCredentials.Refused(var reason, String message) -> Optional.of(message);
            case TagCredentials.Given _ -> Optional.empty();
        };
    }

    private static boolean holdsItsTag(FleetObject<RenderArtifactSpec> artifact) {
        return Finalizers.own(SolarKinds.RENDER_ARTIFACT)
                .filter(artifact.metadata().finalizers()::contains)
                .isPresent();
    }
}
