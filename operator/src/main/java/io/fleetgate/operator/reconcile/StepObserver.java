package io.fleetgate.operator.reconcile;

import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;

/** Told of every write and what came of it; called by many threads, and not to be waited for. */
@FunctionalInterface
public interface StepObserver {
    void performed(Step step, Outcome outcome);

    /** One that tells another as well. */
    default StepObserver and(StepObserver other) {
        return (step, outcome) -> {
            performed(step, outcome);
            other.performed(step, outcome);
        };
    }
}
