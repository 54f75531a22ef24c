package io.fleetgate.report;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.plan.TargetChange;
import io.fleetgate.plan.TargetPlan;
import io.fleetgate.resolver.Candidate;
import io.fleetgate.rollout.Rejection;
import io.fleetgate.rollout.TargetResolution;
import io.fleetgate.store.Allowance;
import io.fleetgate.text.PrintableText;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What is deployed on targets before and after: one row for each unique name that gains, switches or loses its release. */
final class TargetTable {
    private static final String NOTHING = "-";

    private final Table table = new Table("TARGET", "CHANGE", "UNIQUE NAME", "BEFORE", "AFTER", "WHY");

    private TargetTable() {}

    static Table of(List<TargetPlan> targets, Allowance allowance) {
        TargetTable writer = new TargetTable();
        targets.forEach(target -> {
            allowance.check();
            writer.add(target);
        });
        return writer.table;
    }

    private void add(TargetPlan target) {
        if (target.change() == TargetChange.UNCHANGED) {
            int names = target.after().accepted().size();
            table.add(
                    target.target().toString(),
                    target.change().wireName(),
                    names + (names == 1 ? " name" : " names"),
                    NOTHING,
                    NOTHING,
                    NOTHING);
            return;
        }
        Stream.concat(target.before().accepted().stream(), target.after().accepted().stream())
                .map(Candidate::uniqueName)
                .distinct()
                .sorted(ObjectKey::compareBytes)
                .forEach(uniqueName -> add(target, uniqueName));
    }

    private void add(TargetPlan target, String uniqueName) {
        ObjectKey nothing = new ObjectKey("", NOTHING);
        ObjectKey before =
                target.before().accepted(uniqueName).map(Candidate::release).orElse(nothing);
        ObjectKey after =
                target.after().accepted(uniqueName).map(Candidate::release).orElse(nothing);
        if (before.equals(after)) {
            return;
        }
        TargetChange change = before.equals(nothing)
                ? TargetChange.GAIN
                : after.equals(nothing) ? TargetChange.LOSE : TargetChange.SWITCH;
        table.add(
                target.target().toString(),
                change.wireName(),
                PrintableText.plain(uniqueName),
                before.toString(),
                after.toString(),
                why(target, uniqueName));
    }

    private static String why(TargetPlan target, String uniqueName) {
        TargetResolution after = target.after();
        return after.accepted(uniqueName)
                .map(after::rule)
                .orElseGet(
                        () -> whyNot(after, target.before().accepted(uniqueName).orElseThrow()));
    }

    private static String whyNot(TargetResolution after, Candidate was) {
        return rule(after, rejection -> rejection.binding().equals(was.binding()))
                .or(() -> rule(
                        after,
                        rejection -> rejection
                                .candidate()
                                .filter(candidate -> candidate.uniqueName().equals(was.uniqueName()))
                                .isPresent()))
                .orElse("binding " + was.binding() + " is gone");
    }

    private static Optional<String> rule(TargetResolution after, Predicate<Rejection> isMeant) {
        return after.rejected().stream().filter(isMeant).map(Rejection::rule).findFirst();
    }
}
