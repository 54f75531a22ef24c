package io.fleetgate.operator.reconcile;

import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.queue.Restraint;
import io.fleetgate.operator.queue.Retries;
import io.fleetgate.operator.queue.WorkQueue;
import io.fleetgate.store.UndecidableException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at an item until there is nothing to write, and puts off what fails or cannot be decided; it waits for itself alone. Safe
 * for any number of threads, as long as no two work on the same item.
 */
final class Settler {
    private static final Logger LOG = LoggerFactory.getLogger(Settler.class);

    /** So often a quarrel about the same object is reported, however long it goes on. */
    private static final Duration BETWEEN_REPORTS = Duration.ofMinutes(10);

    private static final Duration UNDECIDED = Duration.ofSeconds(30);
    private static final Duration NOT_LEADING = Duration.ofSeconds(1);
    private static final Duration MUCH_LATER = Duration.ofSeconds(5);
    private static final int LOOKS_IN_A_ROW = 100;

    private final WorkQueue<ObjectId> queue;
    private final Pass pass;
    private final Retries<ObjectId> retries = new Retries<>();
    private final Restraint<ObjectId> reports = new Restraint<>(1, BETWEEN_REPORTS, System::nanoTime);

    /**
     * Works on nothing yet.
     *
     * @param queue where items are put off
     */
    Settler(WorkQueue<ObjectId> queue, Pass pass) {
        this.queue = queue;
        this.pass = pass;
    }

    /** How many items could not be settled when they were last tried. */
    int failing() {
        return retries.failing();
    }

    /** The next failure of any item is its first again. */
    void forgetFailures() {
        retries.clear();
    }

    /** Makes what can be written now; whatever goes wrong is the item's own trouble. */
    void settle(ObjectId item) throws InterruptedException {
        try {
            lookUntilSettled(item);
        } catch (UndecidableException e) {
            LOG.atDebug()
                    .addKeyValue("object", item)
                    .addKeyValue("reason", e.reason())
                    .log("not decided");
            queue.addAfter(item, UNDECIDED); // at the latest: once more is known, everything is looked at
        } catch (RuntimeException | StackOverflowError e) {
            // A mistake in a decision about one object must not keep the others from being settled.
            LOG.atError().addKeyValue("object", item).setCause(e).log("this object cannot be settled; others are");
            queue.addAfter(item, retries.failed(item));
        }
    }

    private void lookUntilSettled(ObjectId item) throws InterruptedException {
        for (int look = 0; look < LOOKS_IN_A_ROW; look++) {
            LookResult result = pass.over(item);
            result.heldBack().forEach(this::report);
            if (result.verdict() != Verdict.GO_ON) {
                putOff(item, result);
                return;
            }
            if (result.writes() == 0) {
                rest(item, result);
                return;
            }
        }
        queue.add(item);
    }

    /** Nothing can be written now; what is held back did not succeed, and what was postponed is looked at again. */
    private void rest(ObjectId item, LookResult result) {
        if (result.heldBack().isEmpty()) {
            retries.succeeded(item);
        }
        if (result.atLeast().isPositive()) {
            queue.addAfter(item, result.atLeast());
        }
    }

    private void putOff(ObjectId item, LookResult result) {
        if (result.verdict() == Verdict.STOP) {
            queue.addAfter(item, NOT_LEADING); // the lease may be renewed yet; once it is lost, the queue is shut
            return;
        }
        Duration wait = retries.failed(item);
        if (result.verdict() == Verdict.MUCH_LATER) {
            wait = wait.plus(MUCH_LATER);
        }
        queue.addAfter(item, wait.compareTo(result.atLeast()) < 0 ? result.atLeast() : wait);
    }

    private void report(ObjectId object) {
        if (reports.tryOnce(object).isZero()) {
            LOG.atWarn()
                    .addKeyValue("object", object)
                    .log("what is written here keeps being undone, or failing; it is written less often from now on");
        }
    }
}
