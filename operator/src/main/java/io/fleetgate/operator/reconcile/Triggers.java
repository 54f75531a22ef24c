package io.fleetgate.operator.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.cluster.informer.StoreListener;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.queue.WorkQueue;
import io.fleetgate.reconcile.WorkItems;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns changes of the store into items of the queue, on a thread of its own: what a change concerns may be much. Where that
 * cannot be said, because something is not known completely, everything is looked at once it is.
 */
public final class Triggers implements StoreListener, Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Triggers.class);

    private final WorkQueue<ObjectId> queue = new WorkQueue<>();
    private final Deque<StoreChange> waiting = new ArrayDeque<>();
    private boolean isOn;
    private boolean isClosed;
    private boolean isBusy;
    private boolean owesAll;

    /** What has to be looked at. */
    WorkQueue<ObjectId> queue() {
        return queue;
    }

    @Override
    public synchronized void changed(StoreChange change) {
        if (isOn) {
            waiting.add(change);
            notifyAll();
        }
    }

    /** From now on changes lead to work; first of all everything does. */
    synchronized void turnOn(Snapshot snapshot) {
        isOn = true;
        owesAll = true;
        waiting.add(new StoreChange.Knowledge(snapshot, snapshot, SolarKinds.TARGET));
        notifyAll();
    }

    /** Changes lead to nothing any more. */
    synchronized void turnOff() {
        isOn = false;
        waiting.clear();
    }

    /** Whether every change has led to what it leads to. */
    synchronized boolean isQuiet() {
        return waiting.isEmpty() && !isBusy && !owesAll;
    }

    synchronized void close() {
        isClosed = true;
        notifyAll();
    }

    @Override
    public void run() {
        try {
            for (List<StoreChange> changes = next(); !changes.isEmpty(); changes = next()) {
                enqueue(changes);
                finish();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** All that wait; none when closed. */
    private synchronized List<StoreChange> next() throws InterruptedException {
        while (waiting.isEmpty() && !isClosed) {
            wait();
        }
        List<StoreChange> changes = isClosed ? List.of() : List.copyOf(waiting);
        waiting.clear();
        isBusy = true;
        return changes;
    }

    private synchronized void finish() {
        isBusy = false;
    }

    private synchronized boolean mustEnqueueAll(boolean more) {
        owesAll |= more;
        return owesAll;
    }

    private synchronized void paid() {
        owesAll = false;
    }

    private void enqueue(List<StoreChange> changes) {
        try {
            for (List<StoreChange> run : Runs.of(changes)) {
                enqueueRun(run);
            }
            enqueueAllIfOwed(changes.getLast().after());
        } catch (UndecidableException e) {
            boolean _ = mustEnqueueAll(true);
        } catch (RuntimeException e) {
            // A mistake about what one change concerns must not hide what others do: then everything is looked at.
            LOG.error("what a change concerns cannot be said; everything is looked at from the next one on", e);
            boolean _ = mustEnqueueAll(true);
        }
    }

    private void enqueueAllIfOwed(Snapshot now) {
        if (mustEnqueueAll(false) && isComplete(now)) {
            queue.addAll(WorkItems.all(now));
            paid();
        }
    }

    /** Changes of different objects are one, from the first snapshot to the last. */
    private void enqueueRun(List<StoreChange> run) {
        List<Change> changes = new ArrayList<>();
        for (StoreChange change : run) {
            if (change instanceof StoreChange.Objects told) {
                changes.addAll(told.changes().changes());
                if (!told.unreadable().isEmpty()) {
                    boolean _ = mustEnqueueAll(true);
                }
            }
        }
        if (!changes.isEmpty() && !mustEnqueueAll(false)) {
            queue.addAll(WorkItems.affected(
                    run.getFirst().before(),
                    new ChangeSet(changes),
                    run.getLast().after()));
        }
    }

    private static boolean isComplete(Snapshot snapshot) {
        return SolarKinds.ALL.stream().allMatch(kind -> snapshot.completeness(kind) instanceof Completeness.Complete);
    }
}
