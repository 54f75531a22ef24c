package io.fleetgate.operator.reconcile;

import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.leader.LeadershipListener;
import io.fleetgate.operator.queue.QueueDepth;
import io.fleetgate.operator.queue.Restraint;
import io.fleetgate.operator.queue.Retries;
import io.fleetgate.operator.queue.WorkQueue;
import io.fleetgate.store.UndecidableException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the fleet settled for as long as this replica leads: workers take items that something happened to, and look at each
 * until there is nothing to write. What fails waits for itself alone.
 */
public final class Reconciler implements LeadershipListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Reconciler.class);
    private static final Duration UNDECIDED = Duration.ofSeconds(1);
    private static final Duration MUCH_LATER = Duration.ofSeconds(5);
    private static final int LOOKS_IN_A_ROW = 100;

    private final Triggers triggers;
    private final WorkQueue<ObjectId> queue;
    private final Retries<ObjectId> retries = new Retries<>();
    private final Restraint<ObjectId> reports = new Restraint<>();
    private final Pass pass;
    private final List<Thread> threads = new ArrayList<>();
    private final ScheduledExecutorService resyncs = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("resync").factory());
    private volatile boolean isOn;

    /**
     * Works on nothing yet.
     *
     * @param triggers told of every change of the store that the pass looks at
     */
    public Reconciler(Triggers triggers, Pass pass) {
        this.triggers = triggers;
        this.queue = triggers.queue();
        this.pass = pass;
    }

    /**
     * Starts the threads, which wait until this replica leads.
     *
     * @param workers how many items are worked on at the same time
     * @param resync how often everything is looked at though nothing has happened
     */
    public void start(int workers, Duration resync) {
        run("triggers", triggers);
        var _ = resyncs.scheduleAtFixedRate(
                this::lookAtAll, resync.toMillis(), resync.toMillis(), TimeUnit.MILLISECONDS);
        for (int worker = 0; worker < workers; worker++) {
            run("worker-" + worker, this::workUntilClosed);
        }
    }

    @Override
    public void onStarted() {
        isOn = true;
        triggers.turnOn(pass.snapshot());
    }

    @Override
    public void onStopped() {
        isOn = false;
        triggers.turnOff();
        queue.clear();
        retries.clear();
        try {
            if (!queue.awaitIdle(WriteGateway.LAST_ANSWER)) {
                LOG.warn("a write in hand was not finished in time; its outcome is not known");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether this replica leads and nothing is left to do until something happens. */
    public boolean isQuiet() {
        // In this order: an item enters the queue before the change that led to it counts as dealt with.
        return isOn && triggers.isQuiet() && queue.depth().isEmpty() && triggers.isQuiet();
    }

    /** How much there is to do. */
    public QueueDepth depth() {
        return queue.depth();
    }

    /** How many items could not be settled when they were last tried. */
    public int failing() {
        return retries.failing();
    }

    @Override
    public void close() {
        resyncs.shutdownNow();
        triggers.close();
        queue.close();
        threads.forEach(Thread::interrupt);
        pass.close();
    }

    private void run(String name, Runnable task) {
        threads.add(Thread.ofVirtual().name(name).start(task));
    }

    private void workUntilClosed() {
        try {
            for (Optional<ObjectId> item = queue.take(); item.isPresent(); item = queue.take()) {
                try {
                    settle(item.get());
                } finally {
                    queue.done(item.get());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void settle(ObjectId item) throws InterruptedException {
        try {
            lookUntilSettled(item);
        } catch (UndecidableException e) {
            LOG.atDebug()
                    .addKeyValue("object", item)
                    .addKeyValue("reason", e.reason())
                    .log("not decided");
            queue.addAfter(item, UNDECIDED);
        } catch (RuntimeException e) {
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

    /** Nothing can be written now; what is held back did not succeed. */
    private void rest(ObjectId item, LookResult result) {
        if (result.heldBack().isEmpty()) {
            retries.succeeded(item);
        } else {
            queue.addAfter(item, result.atLeast());
        }
    }

    private void putOff(ObjectId item, LookResult result) {
        if (result.verdict() == Verdict.STOP) {
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

    private void lookAtAll() {
        if (isOn) {
            triggers.turnOn(pass.snapshot());
        }
    }
}
