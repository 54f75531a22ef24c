package io.fleetgate.rollout;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The fleet of a snapshot as it will be once the operator was left alone for long enough. A target is worked out when it is
 * asked for, and once; so a fleet belongs to one question and one thread.
 */
public final class SettledFleet {
    private final Snapshot snapshot;
    private final RolloutPolicy policy;
    private final Selectors selectors = new Selectors();
    private final Map<ObjectKey, SettledTarget> targets = new HashMap<>();

    public SettledFleet(Snapshot snapshot, RolloutPolicy policy) {
        this.snapshot = snapshot;
        this.policy = policy;
    }

    /** What is stored. */
    public Snapshot snapshot() {
        return snapshot;
    }

    public RolloutPolicy policy() {
        return policy;
    }

    /** A target with its bindings and what they come to; nothing of either where it does not exist or will be gone. */
    public SettledTarget target(ObjectKey target) {
        return targets.computeIfAbsent(target, this::settle);
    }

    private SettledTarget settle(ObjectKey target) {
        List<SettledBinding> bindings = SettledBindings.of(snapshot, target, selectors);
        return new SettledTarget(
                bindings, TargetResolver.resolve(snapshot, target, bindings, policy.fallback(), selectors));
    }
}
