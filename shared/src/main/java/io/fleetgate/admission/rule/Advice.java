package io.fleetgate.admission.rule;

import io.fleetgate.object.FleetObject;
import io.fleetgate.problem.Problem;
import io.fleetgate.store.Snapshot;
import java.util.function.Consumer;

/**
 * What is worth saying about a stored or proposed object in the light of the rest of the fleet. Advice never denies, so it is
 * left out, and that is said, where the fleet is not known well enough.
 *
 * @param <S> spec of the kind the advice is for
 */
@FunctionalInterface
public interface Advice<S> {
    void advise(Snapshot overlay, FleetObject<S> object, Consumer<Problem> warnings);
}
