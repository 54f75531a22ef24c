package io.fleetgate.admission;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Problem;
import io.fleetgate.store.Change;
import java.util.List;

/** Changes written as YAML, and verdicts as short text. */
final class Verdicts {
    private Verdicts() {}

    static Verdict judge(Change change) {
        return new AdmissionRules(RulePolicy.DEFAULT).judge(Fleet.empty(), change);
    }

    static Change created(String yaml) {
        return new Change.Create(Fleet.object(yaml));
    }

    static Change updated(String before, String after) {
        return new Change.Update(Fleet.object(before), Fleet.object(after));
    }

    /** Reason and path of every error. */
    static String errors(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Allowed allowed -> "";
            case Verdict.Denied(List<Problem> problems, List<Problem> warnings) -> list(problems);
        };
    }

    /** Reason and path of every warning. */
    static String warnings(Verdict verdict) {
        return list(verdict.warnings());
    }

    private static String list(List<Problem> problems) {
        return String.join(
                ", ",
                problems.stream()
                        .map(problem -> problem.reason().wireName() + " " + problem.path())
                        .toList());
    }
}
