package io.fleetgate.plan;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.consequence.Effect;
import io.fleetgate.consequence.Transition;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.Bearing;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is wrong with a change set: with each change what admission would say of it, its consequences seen in the final state,
 * and what only all of them together come to.
 */
final class PlanJudge {
    private static final Comparator<PlanProblem> ERRORS_FIRST = Comparator.comparing(
                    (PlanProblem found) -> found.problem().severity())
            .thenComparingInt(PlanProblem::document)
            .thenComparingInt(PlanProblem::line)
            .thenComparing(PlanProblem::object)
            .thenComparing(found -> found.problem().path());

    /** Among several documents these are the business of the plan's targets, which say them of each target. */
    private static final Set<Reason> SAID_BY_TARGETS =
            EnumSet.of(Reason.TARGETS_LOSE, Reason.TARGETS_SWITCH, Reason.TARGETS_GAIN);

    /** Several changes may have a part in one consequence for the same targets; it is said of the first. */
    private static final Set<Reason> SAID_ONCE = EnumSet.of(
            Reason.TENANT_EVICTED,
            Reason.SILENT_ABSENCE,
            Reason.NAME_TAKEN,
            Reason.SHARED_UNIQUE_NAME,
            Reason.PRIORITY_TIE,
            Reason.UNGRANTED_BINDINGS);

    private final AdmissionRules rules;
    private final SettledFleet before;
    private final SettledFleet after;
    private final Proposed proposed;

    PlanJudge(AdmissionRules rules, SettledFleet before, SettledFleet after, Proposed proposed) {
        this.rules = rules;
        this.before = before;
        this.after = after;
        this.proposed = proposed;
    }

    /**
     * Every problem, errors first, then by document and line.
     *
     * @param blockers problems of targets that were found elsewhere
     */
    List<PlanProblem> judge(Collection<ObjectKey> reached, List<PlanProblem> blockers) {
        List<PlanProblem> problems = new ArrayList<>(proposed.problems());
        problems.addAll(blockers);
        if (proposed.changes().size() > 1) {
            addAccumulated(reached, problems);
        }
        proposed.changes().forEach((change, proposal) -> problems.addAll(judge(change, proposal)));
        problems.sort(ERRORS_FIRST);
        if (proposed.changes().size() > 1) {
            removeRepetitions(problems);
        }
        return List.copyOf(problems);
    }

    private static void removeRepetitions(List<PlanProblem> problems) {
        Set<List<Object>> said = new HashSet<>();
        problems.removeIf(found -> {
            Problem problem = found.problem();
            boolean isSaidByTargets = SAID_BY_TARGETS.contains(problem.reason()) && !problem.isError();
            boolean isRepetition =
                    SAID_ONCE.contains(problem.reason()) && !said.add(List.of(problem.reason(), problem.message()));
            return isSaidByTargets || isRepetition;
        });
    }

    private List<PlanProblem> judge(Change change, Proposal proposal) {
        Verdict verdict = rules.judge(before, alone(change), after, change);
        List<Problem> found = new ArrayList<>(verdict.warnings());
        if (verdict instanceof Verdict.Denied(List<Problem> errors, List<Problem> warnings)) {
            found.addAll(errors);
        }
        ObjectId id = ObjectId.of(change.after());
        return found.stream().map(problem -> located(id, problem, proposal)).toList();
    }

    /** The fleet with one change alone, as admission sees it when the documents come one by one. */
    private SettledFleet alone(Change change) {
        return proposed.changes().size() == 1 || !Bearing.isPossible(change)
                ? after
                : before.with(ChangeSet.of(change));
    }

    private void addAccumulated(Collection<ObjectKey> reached, List<PlanProblem> problems) {
        List<Transition> together = reached.stream()
                .map(target -> Transition.of(before.target(target), after.target(target)))
                .toList();
        Stream<Effect> alone =
                proposed.changes().keySet().stream().filter(Bearing::isPossible).map(this::effect);
        rules.judgeTogether(before, together, alone)
                .map(loss -> new PlanProblem(new ObjectId(SolarKinds.PROFILE, loss.profile()), loss.problem(), 0, 0))
                .ifPresent(problems::add);
    }

    private Effect effect(Change change) {
        SettledFleet alone = alone(change);
        return Effect.of(before, alone, change, Effect.reach(before, alone, change));
    }

    private static PlanProblem located(ObjectId id, Problem problem, Proposal proposal) {
        return switch (proposal) {
            case Proposal.Apply apply ->
                new PlanProblem(
                        id, problem, apply.source().index(), apply.source().lineOf(problem.path()));
            case Proposal.Delete delete -> new PlanProblem(id, problem, delete.document(), delete.line());
        };
    }
}
