package io.fleetgate.plan;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.TargetResolution;

/** One target before and after, both settled. */
public record TargetPlan(TargetChange change, TargetResolution before, TargetResolution after) {

    public ObjectKey target() {
        return after.target();
    }
}
