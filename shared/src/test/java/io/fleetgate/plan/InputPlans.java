package io.fleetgate.plan;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.resolver.Candidate;
import java.util.List;
import java.util.stream.Collectors;

/** Plans of odd documents by the published rules, and what such tests ask of them. */
final class InputPlans {
    private InputPlans() {}

    /** The plan of documents over a fleet, either of which may be empty. */
    static Plan plan(String fleet, String change) {
        return Planned.PLANNER.plan(
                fleet.isEmpty() ? Fleet.empty() : Fleet.of(fleet), Fleet.apply(change), TargetScope.CHANGED);
    }

    static List<Candidate> accepted(Plan plan) {
        return plan.targets().stream()
                .flatMap(target -> target.after().accepted().stream())
                .toList();
    }

    /** What is wrong with the documents, not what becomes of targets. */
    static String problems(Plan plan) {
        return plan.problems().stream()
                .filter(found -> found.document() > 0)
                .map(found -> found.problem().severity() + " "
                        + found.problem().reason().wireName() + " "
                        + found.problem().path())
                .collect(Collectors.joining(", "));
    }
}
