package io.fleetgate.render;

import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.SettledFleet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is rendered for a target, and what its conditions say about it.
 *
 * @param conditions those that were reached, in that order; all others keep what they say
 * @param bootstrapVersion what the status says from now on; empty leaves it as it is
 * @param rendered empty where it could not be decided what is wanted, so that all there is stays
 */
public record TargetRendering(
        List<ConditionState> conditions, OptionalLong bootstrapVersion, Optional<Rendered> rendered) {

    /** Decides for a target that stays; nothing is rendered for one that is being deleted. */
    public static TargetRendering of(SettledFleet fleet, FleetObject<TargetSpec> target) {
        return target.isTerminating()
                ? new TargetRendering(List.of(), OptionalLong.empty(), Optional.of(Rendered.NOTHING))
                : new RenderPass(fleet, target).run();
    }
}
