package io.fleetgate.recorded;

import io.fleetgate.plan.Plan;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.problem.Severity;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;

/** A plan as the lines that a recording can tell: verdict, errors, and every target with what it runs and does not. */
final class PlanLines {
    private PlanLines() {}

    static String of(Plan plan) {
        StringBuilder text = new StringBuilder("verdict: " + plan.outcome().wireName() + "\n")
                .append("summary: " + plan.summary() + "\n");
        plan.problems().stream()
                .filter(found -> found.problem().severity() == Severity.ERROR)
                .map(found -> "error: " + found.object() + " "
                        + found.problem().reason().wireName() + " "
                        + found.problem().path() + "\n")
                .forEach(text::append);
        plan.targets().forEach(target -> append(target, text));
        return text.toString();
    }

    private static void append(TargetPlan target, StringBuilder text) {
        text.append("target " + target.target() + ": " + target.change().wireName() + "\n");
        target.after().accepted().forEach(accepted -> text.append("  accepted " + line(accepted) + "\n"));
        target.after().rejected().forEach(rejected -> text.append("  rejected " + line(rejected) + "\n"));
        target.after().absent().forEach(uniqueName -> text.append("  absent " + uniqueName + "\n"));
    }

    private static String line(Candidate accepted) {
        return accepted.uniqueName() + ": " + accepted.release() + " by " + accepted.binding() + ", priority "
                + accepted.priority();
    }

    private static String line(Rejection rejected) {
        return rejected.binding() + ": " + rejected.reason().wireName()
                + rejected.by().map(by -> " by " + by).orElse("");
    }
}
