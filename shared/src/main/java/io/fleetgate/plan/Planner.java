package io.fleetgate.plan;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.settlement.Resettlement;
import io.fleetgate.settlement.Settlement;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Works out what a set of proposals does to a fleet. A pure function; the set is judged as one final state. */
public final class Planner {
    private final AdmissionRules rules;
    private final RolloutPolicy policy;
    private final int mostTargets;

    /** A planner for change sets of any size. */
    public Planner(AdmissionRules rules, RolloutPolicy policy) {
        this(rules, policy, Integer.MAX_VALUE);
    }

    /**
     * A planner.
     *
     * @param mostTargets how many targets one plan may be about: all of them are held in memory, twice
     */
    public Planner(AdmissionRules rules, RolloutPolicy policy, int mostTargets) {
        this.rules = rules;
        this.policy = policy;
        this.mostTargets = mostTargets;
    }

    /**
     * The plan for proposals that name every object at most once.
     *
     * @throws io.fleetgate.store.UndecidableException when the snapshot does not know a kind that the answer needs
     */
    public Plan plan(Snapshot base, List<Proposal> proposals, TargetScope scope) {
        return plan(base, proposals, scope, Allowance.UNLIMITED);
    }

    /**
     * The same, as long as the allowance lasts.
     *
     * @throws io.fleetgate.store.UndecidableException also when it is used up
     * @throws PlanTooLargeException when the plan would be about more targets than this planner has room for
     */
    public Plan plan(Snapshot base, List<Proposal> proposals, TargetScope scope, Allowance allowance) {
        Proposed proposed = Proposed.compare(base, proposals);
        SettledFleet before = new SettledFleet(base, policy, allowance);
        SettledFleet after = before.with(proposed.changeSet());
        Reach reach = Reach.of(base, proposed.changeSet(), after.snapshot(), allowance);
        requireRoom(
                scope == TargetScope.ALL
                        ? after.snapshot().list(SolarKinds.TARGET).size()
                        : reach.targets().size());
        Settlement settledBefore = new Settlement(before);
        Settlement settledAfter = new Settlement(after);
        Resettlement resettlement = new Resettlement(settledBefore, settledAfter, reach);
        List<TargetPlan> changed = new ArrayList<>();
        List<PlanProblem> blockers = new ArrayList<>();
        for (ObjectKey target : reach.targets()) {
            AffectedTarget affected = new AffectedTarget(before.target(target), after.target(target));
            if (affected.isChanged()) {
                changed.add(affected.plan());
            }
            blockers.addAll(Blockers.introduced(settledBefore, settledAfter, target));
            resettlement.add(target);
        }
        List<PlanProblem> problems = new PlanJudge(rules, before, after, proposed).judge(reach.targets(), blockers);
        allowance.check();
        return new Plan(
                problems,
                scope == TargetScope.ALL ? everyTarget(changed, after) : List.copyOf(changed),
                Writes.of(proposed, resettlement.objects()));
    }

    private void requireRoom(int targets) {
        if (targets > mostTargets) {
            throw new PlanTooLargeException(targets, mostTargets);
        }
    }

    private static List<TargetPlan> everyTarget(List<TargetPlan> changed, SettledFleet fleet) {
        Map<ObjectKey, TargetPlan> plans = new TreeMap<>();
        for (FleetObject<TargetSpec> target : fleet.snapshot().list(SolarKinds.TARGET)) {
            TargetResolution resolution = fleet.target(target.key()).resolution();
            plans.put(target.key(), new TargetPlan(TargetChange.UNCHANGED, resolution, resolution));
        }
        changed.forEach(plan -> plans.put(plan.target(), plan));
        return List.copyOf(plans.values());
    }
}
