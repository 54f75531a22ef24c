package io.fleetgate.operator.reconcile;

import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.fleetgate.store.Snapshot;

/** Told of every write and what came of it; called by many threads, and not to be waited for. */
@FunctionalInterface
public interface StepObserver {
    /**
     * A write was made, or tried.
     *
     * @param decidedOn the fleet as it was known when the step was decided about
     */
    void performed(Step step, Outcome outcome, Snapshot decidedOn);

    /** One that tells another as well. */
    default StepObserver and(StepObserver other) {
        return (step, outcome, decidedOn) -> {
            performed(step, outcome, decidedOn);
            other.performed(step, outcome, decidedOn);
        };
    }
}
