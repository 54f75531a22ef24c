package io.fleetgate.operator.reconcile;

import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.reconcile.Step;
import io.fleetgate.store.Snapshot;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Writes a line for every write: which object, what was done to it, and what came of it. */
public final class StepLog implements StepObserver {
    private static final Logger LOG = LoggerFactory.getLogger(StepLog.class);

    @Override
    public void performed(Step step, Outcome outcome, Snapshot decidedOn) {
        LOG.atLevel(level(outcome))
                .addKeyValue("object", step.id())
                .addKeyValue("step", step.getClass().getSimpleName())
                .addKeyValue("outcome", said(outcome))
                .log("write");
    }

    private static Level level(Outcome outcome) {
        if (outcome instanceof Outcome.Postponed) {
            return Level.DEBUG; // what is wrong is said in the object, where anything is
        }
        return switch (Verdict.of(outcome)) {
            case GO_ON -> Level.DEBUG;
            case LATER, STOP -> Level.INFO;
            case MUCH_LATER -> Level.WARN;
        };
    }

    /** Without the document that is stored. */
    private static String said(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Written _ -> "Written";
            case Outcome.Replaced _ -> "Replaced";
            case Outcome.Contended(var contenders, var then) -> "Contended by " + contenders + ", then " + said(then);
            default -> outcome.toString();
        };
    }
}
