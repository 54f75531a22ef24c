package io.fleetgate.rollout;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.binding.BindingsOfTarget;
import io.fleetgate.rollout.binding.Selectors;
import io.fleetgate.rollout.binding.SettledBinding;
import io.fleetgate.rollout.binding.SettledBindings;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fleet of a snapshot as it will be once the operator was left alone for long enough. A target is worked out when it is
 * asked for, and once; so a fleet belongs to one question and one thread.
 */
public final class SettledFleet {
    /** The kinds that say what is bound to what. */
    private static final Set<Kind<?>> BINDING =
            Set.of(SolarKinds.TARGET, SolarKinds.PROFILE, SolarKinds.RELEASE_BINDING, SolarKinds.REFERENCE_GRANT);

    private final Snapshot snapshot;
    private final RolloutPolicy policy;
    private final Allowance allowance;
    private final Selectors selectors;
    private final ReleaseStandings releases;
    private final @Nullable SettledFleet base;
    private final boolean isBoundAlike;
    private final Map<ObjectKey, SettledTarget> targets = new HashMap<>();

    /** The fleet of a snapshot, for a question that is waited for however long it takes. */
    public SettledFleet(Snapshot snapshot, RolloutPolicy policy) {
        this(snapshot, policy, Allowance.UNLIMITED);
    }

    /** The fleet of a snapshot; the allowance is asked whenever a target is. */
    public SettledFleet(Snapshot snapshot, RolloutPolicy policy, Allowance allowance) {
        this(snapshot, policy, allowance, new Selectors(), null, false);
    }

    private SettledFleet(
            Snapshot snapshot,
            RolloutPolicy policy,
            Allowance allowance,
            Selectors selectors,
            @Nullable SettledFleet base,
            boolean isBoundAlike) {
        this.snapshot = snapshot;
        this.policy = policy;
        this.allowance = allowance;
        this.selectors = selectors;
        this.releases = new ReleaseStandings(snapshot, selectors);
        this.base = base;
        this.isBoundAlike = isBoundAlike;
    }

    /**
     * The overlay: this fleet as it will be with the changes. What stays as it is, of each target, is taken from this fleet; so
     * both are for one question, and for one thread.
     */
    public SettledFleet with(ChangeSet changes) {
        boolean isBoundAlike = changes.changes().stream().map(Change::kind).noneMatch(BINDING::contains);
        return new SettledFleet(Overlay.of(snapshot, changes), policy, allowance, selectors, this, isBoundAlike);
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

    private SettledTarget settle(ObjectKey target) {
        return base == null ? settled(target, List.of()) : settle(target, base.target(target));
    }

    private SettledTarget settle(ObjectKey target, SettledTarget before) {
        SettledTarget after = isBoundAlike
                ? new SettledTarget(before.bindings(), before.waiting(), resolve(target, before.bindings()))
                : settled(target, before.bindings());
        return new SettledTarget(
                after.bindings(), after.waiting(), after.resolution().sharing(before.resolution()));
    }

    private SettledTarget settled(ObjectKey target, List<SettledBinding> known) {
        BindingsOfTarget bindings = SettledBindings.of(snapshot, target, selectors, known);
        List<SettledBinding> settled = bindings.settled();
        return new SettledTarget(settled, bindings.waiting(), resolve(target, settled));
    }

    private TargetResolution resolve(ObjectKey target, List<SettledBinding> bindings) {
        return TargetResolver.resolve(snapshot, target, bindings, policy.fallback(), releases);
    }
}
