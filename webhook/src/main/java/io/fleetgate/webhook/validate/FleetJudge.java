package io.fleetgate.webhook.validate;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.object.FleetObject;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.function.Supplier;

/** The published rules over the stored fleet. */
public final class FleetJudge implements Judge {
    private final Supplier<AdmissionRules> rules;
    private final RolloutPolicy rollout;

    /**
     * A judge.
     *
     * @param rules those in force now
     */
    public FleetJudge(Supplier<AdmissionRules> rules, RolloutPolicy rollout) {
        this.rules = rules;
        this.rollout = rollout;
    }

    @Override
    public Verdict judge(Snapshot stored, Change change, Allowance allowance) {
        SettledFleet base = new SettledFleet(before(stored, change), rollout, allowance);
        SettledFleet overlay = base.with(ChangeSet.of(change));
        return rules.get().judge(base, overlay, overlay, change);
    }

    /** The fleet before the change: the store may be a moment behind the review, which knows what its object was. */
    private static Snapshot before(Snapshot stored, Change change) {
        return switch (change) {
            case Change.Create create -> stored.without(create.kind(), create.key());
            case Change.Update(FleetObject<?> before, FleetObject<?> _) -> stored.with(before);
            case Change.Delete(FleetObject<?> before) -> stored.with(before);
        };
    }
}
