package io.fleetgate.plan;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.settlement.Reach;
import io.fleetgate.settlement.Settlement;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Works out what a set of proposals does to a fleet. A pure function; the set is judged as one final state. */
public final class Planner {
    private static final Comparator<PlanProblem> ERRORS_FIRST = Comparator.comparing(
                    (PlanProblem found) -> found.problem().severity())
            .thenComparingInt(PlanProblem::document)
            .thenComparingInt(PlanProblem::line)
            .thenComparing(PlanProblem::object)
            .thenComparing(found -> found.problem().path());

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
        Proposed proposed = Proposed.compare(base, proposals);
        Snapshot overlay = base.with(proposed.changeSet());
        SettledFleet before = new SettledFleet(base, policy);
        SettledFleet after = new SettledFleet(overlay, policy);
        Settlement settledBefore = new Settlement(before);
        Settlement settledAfter = new Settlement(after);
        Reach reach = Reach.of(base, proposed.changeSet(), overlay);
        List<TargetPlan> changed = reach.targets().stream()
                .map(target -> new AffectedTarget(before.target(target), after.target(target)))
                .filter(AffectedTarget::isChanged)
                .map(AffectedTarget::plan)
                .toList();
        List<PlanProblem> problems = new ArrayList<>(proposed.problems());
        proposed.changes().forEach((change, proposal) -> problems.addAll(judge(overlay, change, proposal)));
        changed.forEach(target -> problems.addAll(absences(target)));
        reach.targets().forEach(target -> problems.addAll(Blockers.introduced(settledBefore, settledAfter, target)));
        problems.sort(ERRORS_FIRST);
        return new Plan(
                List.copyOf(problems),
                scope == TargetScope.ALL ? everyTarget(changed, after) : changed,
                Writes.of(proposed, settledBefore.of(reach), settledAfter.of(reach)));
    }

    private List<PlanProblem> judge(Snapshot overlay, Change change, Proposal proposal) {
        Verdict verdict = rules.judge(overlay, change);
        List<Problem> found = new ArrayList<>(verdict.warnings());
        if (verdict instanceof Verdict.Denied(List<Problem> errors, List<Problem> warnings)) {
            found.addAll(errors);
        }
        ObjectId id = ObjectId.of(change.after());
        return found.stream().map(problem -> located(id, problem, proposal)).toList();
    }

    private static PlanProblem located(ObjectId id, Problem problem, Proposal proposal) {
        return switch (proposal) {
            case Proposal.Apply apply ->
                new PlanProblem(
                        id, problem, apply.source().index(), apply.source().lineOf(problem.path()));
            case Proposal.Delete delete -> new PlanProblem(id, problem, delete.document(), delete.line());
        };
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

    /** A unique name for which something is bound and, by this change, nothing is accepted any more. */
    private static List<PlanProblem> absences(TargetPlan plan) {
        return plan.after().absent().stream()
                .filter(uniqueName -> !plan.before().absent().contains(uniqueName))
                .map(uniqueName -> new PlanProblem(
                        new ObjectId(SolarKinds.TARGET, plan.target()),
                        Problem.warning(
                                "",
                                Reason.SILENT_ABSENCE,
                                "nothing is deployed for unique name " + uniqueName
                                        + ": its first candidate is excluded and there is no fallback to the next",
                                "see the target's rejected bindings"),
                        0,
                        0))
                .toList();
    }
}
