package io.fleetgate.admission.rule;

import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import java.util.function.Consumer;

/**
 * What is wrong with an object by itself, whatever else is stored. On an update the same rule is asked about the old object,
 * and what was wrong there already is only warned about.
 *
 * @param <S> spec of the kind the rule is for
 */
@FunctionalInterface
public interface ObjectRule<S> {
    void check(FleetObject<S> object, Consumer<Problem> problems);
}
