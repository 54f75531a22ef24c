package io.fleetgate.admission;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.GroupKind;
import io.fleetgate.object.JsonPath;
import io.fleetgate.problem.Problem;
import io.fleetgate.problem.Reason;
import io.fleetgate.rollout.Lifecycle;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges changes. What a change introduces is denied; what the stored object had wrong already, and the change leaves as it
 * was, is only warned about; a deletion, and any change to an object that is being deleted, is allowed.
 */
public final class AdmissionRules {
    private final Map<GroupKind, KindRules<?>> rules = new HashMap<>();

    public AdmissionRules(AdmissionPolicy policy) {
        SolarRules.of(policy).forEach(kindRules -> rules.put(kindRules.kind().groupKind(), kindRules));
    }

    /**
     * Judges one change.
     *
     * @param overlay the fleet with the whole change set laid over it, which this change is part of
     */
    public Verdict judge(Snapshot overlay, Change change) {
        KindRules<?> kindRules = rules.get(change.kind().groupKind());
        if (kindRules == null) {
            return new Verdict.Allowed(List.of());
        }
        return switch (change) {
            case Change.Create(FleetObject<?> after) ->
                verdict(overlay, kindRules, createProblems(kindRules, after), after);
            case Change.Update(FleetObject<?> before, FleetObject<?> after) ->
                before.isTerminating() || after.isTerminating()
                        ? new Verdict.Allowed(List.of())
                        : verdict(overlay, kindRules, problems(kindRules, before, after), after);
            case Change.Delete(FleetObject<?> before) -> new Verdict.Allowed(deletionWarnings(overlay, before));
        };
    }

    private static List<Problem> problems(KindRules<?> rules, FleetObject<?> object) {
        List<Problem> problems = new ArrayList<>();
        rules.check(object, problems::add);
        return problems;
    }

    private static List<Problem> createProblems(KindRules<?> rules, FleetObject<?> object) {
        List<Problem> problems = problems(rules, object);
        rules.checkCreated(object, problems::add);
        return problems;
    }

    private static List<Problem> problems(KindRules<?> rules, FleetObject<?> before, FleetObject<?> after) {
        List<Problem> old = problems(rules, before);
        List<Problem> problems = new ArrayList<>();
        for (Problem problem : problems(rules, after)) {
            problems.add(wasThere(problem, old, before, after) ? problem.asWarning() : problem);
        }
        rules.check(before, after, problems::add);
        return problems;
    }

    /** Whether an update leaves the offending field as it was, with the same thing wrong with it. */
    private static boolean wasThere(Problem problem, List<Problem> old, FleetObject<?> before, FleetObject<?> after) {
        return old.contains(problem)
                && JsonPath.find(before.document(), problem.path())
                        .equals(JsonPath.find(after.document(), problem.path()));
    }

    private static Verdict verdict(
            Snapshot overlay, KindRules<?> rules, List<Problem> problems, FleetObject<?> object) {
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        List<Problem> warnings = new ArrayList<>(
                problems.stream().filter(problem -> !problem.isError()).toList());
        unlessUndecidable(warnings, () -> rules.advise(overlay, object, warnings::add));
        return errors.isEmpty() ? new Verdict.Allowed(warnings) : new Verdict.Denied(errors, warnings);
    }

    private static List<Problem> deletionWarnings(Snapshot overlay, FleetObject<?> object) {
        List<Problem> warnings = new ArrayList<>();
        unlessUndecidable(warnings, () -> {
            List<String> holders = Lifecycle.holders(overlay, object);
            if (!holders.isEmpty()) {
                warnings.add(Problem.warning(
                        "",
                        Reason.STAYS_TERMINATING,
                        "stays Terminating, held by " + FirstFew.of(holders),
                        "delete or change these first"));
            }
        });
        return warnings;
    }

    private static void unlessUndecidable(List<Problem> warnings, Runnable advice) {
        try {
            advice.run();
        } catch (UndecidableException e) {
            warnings.add(Problem.warning(
                    "", Reason.NOT_COMPUTED, "consequences were not computed: " + e.getMessage(), "try again later"));
        }
    }
}
