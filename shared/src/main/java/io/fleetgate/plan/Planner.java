package io.fleetgate.plan;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.SettledTarget;
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

    public Planner(AdmissionRules rules, RolloutPolicy policy) {
        this.rules = rules;
        this.policy = policy;
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
     */
    public Plan plan(Snapshot base, List<Proposal> proposals, TargetScope scope, Allowance allowance) {
        return plan(base, proposals, scope, allowance, Room.UNLIMITED);
    }

    /**
     * The same, within the room as well.
     *
     * @throws PlanTooLargeException when the plan needs more room
     */
    public Plan plan(Snapshot base, List<Proposal> proposals, TargetScope scope, Allowance allowance, Room room) {
        Proposed proposed = Proposed.compare(base, proposals);
        SettledFleet before = new SettledFleet(base, policy, allowance);
        SettledFleet after = before.with(proposed.changeSet());
        Reach reach = Reach.of(base, proposed.changeSet(), after.snapshot(), allowance);
        PlanSize size = PlanSize.of(
                scope == TargetScope.ALL
                        ? after.snapshot().list(SolarKinds.TARGET).size()
                        : reach.targets().size(),
                room);
        Settlement settledBefore = new Settlement(before);
        Settlement settledAfter = new Settlement(after);
        Resettlement resettlement = new Resettlement(settledBefore, settledAfter, reach);
        List<TargetPlan> changed = new ArrayList<>();
        List<PlanProblem> blockers = new ArrayList<>();
        for (ObjectKey target : reach.targets()) {
            AffectedTarget affected = new AffectedTarget(before.target(target), after.target(target));
            size.add(affected.after());
            if (affected.isChanged()) {
                changed.add(affected.plan());
            }
            blockers.addAll(Blockers.introduced(settledBefore, settledAfter, target));
            size.addObjects(resettlement.add(target));
        }
        List<PlanProblem> problems = new PlanJudge(rules, before, after, proposed).judge(reach.targets(), blockers);
        allowance.check();
        return new Plan(
                problems,
                scope == TargetScope.ALL ? everyTarget(changed, after, size) : List.copyOf(changed),
                Writes.of(proposed, resettlement.objects()));
    }

    private static List<TargetPlan> everyTarget(List<TargetPlan> changed, SettledFleet fleet, PlanSize size) {
        Map<ObjectKey, TargetPlan> plans = new TreeMap<>();
        for (FleetObject<TargetSpec> target : fleet.snapshot().list(SolarKinds.TARGET)) {
            SettledTarget settled = fleet.target(target.key());
            size.add(settled);
            TargetResolution resolution = settled.resolution();
            plans.put(target.key(), new TargetPlan(TargetChange.UNCHANGED, resolution, resolution));
        }
        changed.forEach(plan -> plans.put(plan.target(), plan));
        return List.copyOf(plans.values());
    }
}
