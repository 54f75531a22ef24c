package io.fleetgate.settlement;

import static io.fleetgate.condition.ConditionState.Status.FALSE;
import static io.fleetgate.condition.ConditionType.ACCEPTED;

import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.TargetResolution;
import java.util.HashMap;
import java.util.Map;

/** The condition {@code Accepted} of every binding that aims at one target. */
final class BindingAcceptance {
    private final Map<ObjectKey, ConditionState> byBinding = new HashMap<>();
    private final ConditionState otherwise;

    /** Nothing was resolved for a binding whose target is not there. */
    BindingAcceptance(TargetResolution resolution) {
        this.otherwise = ConditionState.fails(
                ACCEPTED, ConditionReason.TARGET_NOT_FOUND, "Target " + resolution.target() + " does not exist");
        resolution
                .accepted()
                .forEach(winner -> byBinding.put(
                        winner.binding(),
                        ConditionState.holds(
                                ACCEPTED,
                                ConditionReason.ACCEPTED,
                                "Release " + winner.release() + " is accepted as " + winner.uniqueName())));
        resolution
                .rejected()
                .forEach(loser -> byBinding.put(
                        loser.binding(),
                        new ConditionState(
                                ACCEPTED.wireName(), FALSE, loser.reason().wireName(), loser.rule())));
    }

    ConditionState of(ObjectKey binding) {
        return byBinding.getOrDefault(binding, otherwise);
    }
}
