package io.fleetgate.report;

import io.fleetgate.plan.ObjectPlan;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.PlanProblem;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.UndecidableException;
import io.fleetgate.text.PrintableText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A plan for people, the answer in the first line: what is wrong, what becomes of the targets, which bindings do not take
 * effect any more or for another reason, what is written, and last the diffs.
 */
public final class PlanText {
    private final Lines lines = new Lines();

    private final Allowance allowance;
    private final OutputStream out;

    private PlanText(Allowance allowance, OutputStream out) {
        this.allowance = allowance;
        this.out = out;
    }

    /**
     * The plan.
     *
     * @throws UndecidableException when the allowance is used up before all is written
     */
    public static byte[] write(Plan plan, Allowance allowance) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            write(plan, allowance, text);
        } catch (IOException e) {
            throw new IllegalStateException("memory takes what is written to it", e);
        }
        return text.toByteArray();
    }

    /** The same of a plan of any size. */
    public static void write(Plan plan, Allowance allowance, OutputStream out) throws IOException {
        new PlanText(allowance, out).write(plan);
    }

    private void write(Plan plan) throws IOException {
        lines.add(plan.outcome().wireName() + ": " + plan.summary());
        if (!plan.problems().isEmpty()) {
            lines.add("");
            plan.problems().forEach(this::problem);
        }
        table(TargetTable.of(plan.targets(), allowance));
        table(rejections(plan.targets()));
        table(objects(plan.objects()));
        for (ObjectPlan object : plan.objects()) {
            diff(object);
            lines.moveTo(out);
        }
    }

    private void problem(PlanProblem found) {
        String where = found.document() == 0 ? "" : " (document " + found.document() + ", line " + found.line() + ")";
        lines.add(found.problem().severity().wireName() + "  " + found.object() + where);
        String path = found.problem().path();
        lines.add("    " + (path.isEmpty() ? "" : path + ": ") + found.problem().message());
        lines.add("    fix: " + found.problem().fix());
        if (!found.problem().approve().isEmpty()) {
            lines.add("    approve: " + found.problem().approve());
        }
    }

    private void table(Table table) throws IOException {
        if (!table.isEmpty()) {
            lines.add("");
            table.writeTo(lines);
        }
        lines.moveTo(out);
    }

    private Table rejections(List<TargetPlan> targets) {
        Table table = new Table("TARGET", "REJECTED", "UNIQUE NAME", "BINDING", "RELEASE", "WHY");
        for (TargetPlan target : targets) {
            allowance.check();
            target.after().rejected().stream()
                    .filter(rejection -> !isSaidBefore(target, rejection))
                    .forEach(rejection -> table.add(
                            target.target().toString(),
                            rejection.reason().wireName(),
                            rejection
                                    .candidate()
                                    .map(Candidate::uniqueName)
                                    .map(PrintableText::plain)
                                    .orElse("-"),
                            rejection.binding().toString(),
                            rejection.release().toString(),
                            rejection.rule()));
        }
        return table;
    }

    private static boolean isSaidBefore(TargetPlan target, Rejection now) {
        return target.before()
                .rejection(now.binding())
                .filter(was -> was.reason() == now.reason() && was.rule().equals(now.rule()))
                .isPresent();
    }

    private static Table objects(List<ObjectPlan> objects) {
        Table table = new Table("ACTION", "BY", "OBJECT");
        objects.forEach(object -> table.add(
                object.action().wireName(),
                object.origin().wireName(),
                object.id().toString()));
        return table;
    }

    private void diff(ObjectPlan object) {
        List<String> diff = ObjectDiff.lines(object, allowance);
        if (!diff.isEmpty()) {
            lines.add("");
            diff.forEach(lines::add);
        }
    }
}
