package io.fleetgate.rollout;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Allowance;
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
    private final Allowance allowance;
    private final Selectors selectors = new Selectors();
    private final Map<ObjectKey, SettledTarget> targets = new HashMap<>();

    /** The fleet of a snapshot, for a question that is waited for however long it takes. */
    public SettledFleet(Snapshot snapshot, RolloutPolicy policy) {
        this(snapshot, policy, Allowance.UNLIMITED);
    }

    /** The fleet of a snapshot; the allowance is asked whenever a target is. */
    public SettledFleet(Snapshot snapshot, RolloutPolicy policy, Allowance allowance) {
        this.snapshot = snapshot;
        this.policy = policy;
        this.allowance = allowance;
    }

    /** The same question about another snapshot: by the same policy, and out of the same allowance. */
    public SettledFleet over(Snapshot other) {
        return new SettledFleet(other, policy, allowance);
    }

    /** What is stored. */
    public Snapshot snapshot() {
        return snapshot;
    }

    public RolloutPolicy policy() {
        return policy;
    }

    public Allowance allowance() {
        return allowance;
    }

    /** A target with its bindings and what they come to; nothing of either where it does not exist or will be gone. */
    public SettledTarget target(ObjectKey target) {
        allowance.check();
        return targets.computeIfAbsent(target, this::settle);
    }

    /** The bindings that Profiles want for a target and cannot have, because another binding has their name. */
    public List<SettledBinding.Created> waiting(ObjectKey target) {
        allowance.check();
        return SettledBindings.waiting(snapshot, target, selectors);
    }

    private SettledTarget settle(ObjectKey target) {
        List<SettledBinding> bindings = SettledBindings.of(snapshot, target, selectors);
        return new SettledTarget(
                bindings, TargetResolver.resolve(snapshot, target, bindings, policy.fallback(), selectors));
    }
}
