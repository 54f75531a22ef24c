package io.fleetgate.message;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.document.Documents;
import io.fleetgate.document.Limits;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.problem.Problem;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Something that somebody does, and what they are told.
 *
 * @param title what is done, for people
 */
record Example(String title, List<Problem> problems) {

    /** Documents applied to a fleet. */
    static Example applied(String title, String stored, String documents) {
        return planned(title, Fleet.of(stored), Fleet.apply(documents));
    }

    /** Something proposed to a fleet. */
    static Example planned(String title, Snapshot fleet, List<Proposal> proposals) {
        return new Example(
                title,
                new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                        .plan(fleet, proposals, TargetScope.CHANGED).problems().stream()
                                .map(found -> found.problem())
                                .toList());
    }

    /** One object judged over a fleet that may not be known completely. */
    static Example judged(String title, Snapshot fleet, String document) {
        return new Example(
                title,
                new AdmissionRules(RulePolicy.DEFAULT)
                        .judge(fleet, new Change.Create(Fleet.object(document)))
                        .warnings());
    }

    /** Text sent as documents. */
    static Example sent(String title, String text) {
        return new Example(
                title,
                Documents.read(text.getBytes(StandardCharsets.UTF_8), Limits.DEFAULT).problems().stream()
                        .map(found -> found.problem())
                        .toList());
    }

    /** What is told, as lines. */
    String print() {
        StringBuilder text = new StringBuilder("# ").append(title).append('\n');
        for (Problem problem : problems) {
            text.append(problem.severity().wireName())
                    .append("  ")
                    .append(problem.reason().wireName())
                    .append("  ")
                    .append(problem.path().isEmpty() ? "(the whole object)" : problem.path())
                    .append("\n    ")
                    .append(problem.message())
                    .append("\n    fix: ")
                    .append(problem.fix())
                    .append('\n');
        }
        return text.append('\n').toString();
    }
}
