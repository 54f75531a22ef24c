package io.fleetgate.plan;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.SettledBinding;
import io.fleetgate.rollout.SettledBindings;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.rollout.TargetResolver;
import io.fleetgate.store.Snapshot;
import java.util.List;

/** A target of one settled fleet: the bindings that aim at it, and what they come to. */
record SettledTarget(List<SettledBinding> bindings, TargetResolution resolution) {

    static SettledTarget of(Snapshot snapshot, ObjectKey target) {
        List<SettledBinding> bindings = SettledBindings.of(snapshot, target);
        return new SettledTarget(bindings, TargetResolver.resolve(snapshot, target, bindings));
    }
}
