package io.fleetgate.report;

import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanProblem;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.resolver.Candidate;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A plan for people: the answer in the first line, then what is wrong, then the targets, then the diffs. */
public final class PlanText {
    private final StringBuilder text = new StringBuilder();

    private PlanText() {}

    public static byte[] write(Plan plan) {
        PlanText writer = new PlanText();
        writer.plan(plan);
        return writer.text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void plan(Plan plan) {
        line(plan.outcome().name().toLowerCase(Locale.ROOT) + ": " + plan.summary());
        if (!plan.problems().isEmpty()) {
            line("");
            plan.problems().forEach(this::problem);
        }
        plan.targets().forEach(this::target);
        plan.objects().forEach(this::object);
    }

    private void problem(PlanProblem found) {
        String where = found.document() == 0 ? "" : " (document " + found.document() + ", line " + found.line() + ")";
        line(found.problem().severity().wireName() + "  " + found.object() + where);
        String path = found.problem().path();
        line("    " + (path.isEmpty() ? "" : path + ": ") + found.problem().message());
        line("    fix: " + found.problem().fix());
    }

    private void target(TargetPlan target) {
        line("");
        line("target " + target.target() + "  " + target.change().wireName());
        target.after().accepted().forEach(winner -> winner(target, winner));
        target.before().accepted().stream()
                .filter(was -> target.after().accepted(was.uniqueName()).isEmpty())
                .forEach(was -> line("  - " + was.uniqueName() + "  no longer Release " + was.release()));
        ResolutionText.rejected(target.after(), this::line);
    }

    private void winner(TargetPlan target, Candidate winner) {
        String was = target.before()
                .accepted(winner.uniqueName())
                .map(before ->
                        before.release().equals(winner.release()) ? "" : "  (was Release " + before.release() + ")")
                .orElse("  (new)");
        String mark = was.isEmpty() ? "  = " : "  + ";
        ResolutionText.accepted(mark, target.after(), winner, was, this::line);
    }

    private void object(ObjectPlan object) {
        line("");
        line(object.action().wireName() + " " + object.id() + "  (by the "
                + object.origin().wireName() + ")");
        text.append(ObjectDiff.of(object));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
