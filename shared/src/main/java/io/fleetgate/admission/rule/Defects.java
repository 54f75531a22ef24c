package io.fleetgate.admission.rule;

import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import java.util.function.Consumer;

/** What reading an object found already. */
final class Defects {
    private Defects() {}

    static void types(FleetObject<?> object, Consumer<Problem> problems) {
        object.defects().stream().filter(Problem::isError).forEach(problems);
    }

    static void unknownFields(FleetObject<?> object, Consumer<Problem> problems) {
        object.defects().stream().filter(problem -> !problem.isError()).forEach(problems);
    }
}
