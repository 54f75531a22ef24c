package io.fleetgate.plan;

import io.fleetgate.problem.Severity;
import java.util.List;
import java.util.Locale;

/**
 * The whole answer. A denied plan still shows what the set would do if it were stored.
 *
 * @param problems errors first, then by document and line
 * @param targets sorted by {@code namespace/name}; those whose result changes, or all that were asked for
 * @param objects sorted by group, kind, namespace, name
 */
public record Plan(List<PlanProblem> problems, List<TargetPlan> targets, List<ObjectPlan> objects) {

    /** The one-word answer. */
    public enum Outcome {
        UNCHANGED,
        CHANGED,
        DENIED;

        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Outcome outcome() {
        if (problems.stream().anyMatch(found -> found.problem().severity() == Severity.ERROR)) {
            return Outcome.DENIED;
        }
        return objects.isEmpty() ? Outcome.UNCHANGED : Outcome.CHANGED;
    }

    /** One line: {@code 3 targets gain, 1 switches, 0 lose}. */
    public String summary() {
        long gain = count(TargetChange.GAIN);
        long change = count(TargetChange.SWITCH);
        long lose = count(TargetChange.LOSE);
        return gain
                + (gain == 1 ? " target gains, " : " targets gain, ")
                + change
                + (change == 1 ? " switches, " : " switch, ")
                + lose
                + (lose == 1 ? " loses" : " lose");
    }

    private long count(TargetChange change) {
        return targets.stream().filter(target -> target.change() == change).count();
    }
}
