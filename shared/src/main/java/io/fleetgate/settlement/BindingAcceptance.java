package io.fleetgate.settlement;

import static io.fleetgate.condition.ConditionState.Status.FALSE;
import static io.fleetgate.condition.ConditionType.ACCEPTED;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.grant.Grants;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.store.Snapshot;
import io.fleetgate.text.PrintableText;
import java.util.HashMap;
import java.util.Map;

/** The condition {@code Accepted} of every binding that aims at one target. */
final class BindingAcceptance {
    private final Map<ObjectKey, ConditionState> byBinding = new HashMap<>();
    private final Snapshot snapshot;
    private final ObjectKey target;

    BindingAcceptance(Snapshot snapshot, TargetResolution resolution) {
        this.snapshot = snapshot;
        this.target = resolution.target();
        resolution
                .accepted()
                .forEach(winner -> byBinding.put(
                        winner.binding(),
                        ConditionState.holds(
                                ACCEPTED,
                                ConditionReason.ACCEPTED,
                                "Release " + winner.release() + " is accepted as "
                                        + PrintableText.plain(winner.uniqueName()))));
        resolution
                .rejected()
                .forEach(loser -> byBinding.put(
                        loser.binding(),
                        new ConditionState(
                                ACCEPTED.wireName(), FALSE, loser.reason().wireName(), loser.rule())));
    }

    ConditionState of(ObjectKey binding) {
        ConditionState resolved = byBinding.get(binding);
        return resolved == null ? unresolved(binding) : resolved;
    }

    /**
     * Nothing was resolved for a binding whose target is not there. The grant is asked first: whether the target exists is not
     * for a namespace to learn that may not refer to it.
     */
    private ConditionState unresolved(ObjectKey binding) {
        return Grants.permit(
                        snapshot,
                        SolarKinds.RELEASE_BINDING,
                        binding.namespace(),
                        SolarKinds.TARGET,
                        target.namespace())
                ? ConditionState.fails(
                        ACCEPTED, ConditionReason.TARGET_NOT_FOUND, "Target " + target + " does not exist")
                : ConditionState.fails(
                        ACCEPTED,
                        ConditionReason.NOT_GRANTED,
                        Grants.missing(
                                SolarKinds.RELEASE_BINDING,
                                binding.namespace(),
                                SolarKinds.TARGET,
                                target.namespace()));
    }
}
