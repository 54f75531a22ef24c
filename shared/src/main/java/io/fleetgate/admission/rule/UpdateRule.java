package io.fleetgate.admission.rule;

import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import java.util.function.Consumer;

/**
 * What is wrong with the step from one object to the next.
 *
 * @param <S> spec of the kind the rule is for
 */
@FunctionalInterface
public interface UpdateRule<S> {
    void check(FleetObject<S> before, FleetObject<S> after, Consumer<Problem> problems);
}
