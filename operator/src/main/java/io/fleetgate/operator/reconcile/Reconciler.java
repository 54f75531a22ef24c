package io.fleetgate.operator.reconcile;

import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.leader.LeadershipListener;
import io.fleetgate.operator.queue.QueueDepth;
import io.fleetgate.operator.queue.WorkQueue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the fleet settled for as long as this replica leads: workers take items that something happened to, and settle one at a
 * time.
 */
public final class Reconciler implements LeadershipListener, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Reconciler.class);

    private final Triggers triggers;
    private final WorkQueue<ObjectId> queue;
    private final Pass pass;
    private final Settler settler;
    private final List<Thread> threads = new ArrayList<>();
    private final Resync resync = new Resync();
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
        this.settler = new Settler(queue, pass);
    }

    /**
     * Starts the threads, which wait until this replica leads.
     *
     * @param workers how many items are worked on at the same time
     * @param every how often everything is looked at though nothing has happened
     */
    public void start(int workers, Duration every) {
        run("triggers", triggers);
        resync.start(triggers::lookAtAll, every);
        for (int worker = 0; worker < workers; worker++) {
            run("worker-" + worker, this::workUntilClosed);
        }
    }

    @Override
    public void onStarted() {
        queue.open();
        triggers.turnOn();
        isOn = true;
    }

    @Override
    public void onStopped() {
        isOn = false;
        triggers.turnOff();
        queue.shut();
        try {
            if (!queue.awaitIdle(WriteGateway.LAST_ANSWER)) {
                LOG.warn("a write in hand was not finished in time; its outcome is not known");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        settler.forgetFailures();
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
        return settler.failing();
    }

    @Override
    public void close() {
        resync.close();
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
                    settler.settle(item.get());
                } finally {
                    queue.done(item.get());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
