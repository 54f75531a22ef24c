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

    /**
     * Changes, in order.
     *
     * @param isOwed whether everything has to be looked at anyway
     */
    private record Batch(List<StoreChange> changes, boolean isOwed) {
        Snapshot after() {
            return changes.getLast().after();
        }

        /** Nobody can say what a change of something unreadable concerns. */
        boolean isForAll() {
            return isOwed
                    || changes.stream()
                            .anyMatch(change -> change instanceof StoreChange.Objects told
                                    && !told.unreadable().isEmpty());
        }
    }

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
            boolean isOpen = true;
            while (isOpen) {
                isOpen = enqueueNext();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for changes and enqueues what all that wait concern; returns whether there may be more. */
    boolean enqueueNext() throws InterruptedException {
        Batch batch = next();
        if (!batch.changes().isEmpty()) {
            finish(tryEnqueue(batch));
        }
        return !batch.changes().isEmpty();
    }

    /** All that wait; none when closed. What is owed is taken with them, so that what is owed from now on is not lost. */
    private synchronized Batch next() throws InterruptedException {
        while (waiting.isEmpty() && !isClosed) {
            wait();
        }
        Batch batch = new Batch(isClosed ? List.of() : List.copyOf(waiting), owesAll);
        waiting.clear();
        owesAll = false;
        isBusy = true;
        return batch;
    }

    private synchronized void finish(boolean isPaid) {
        isBusy = false;
        owesAll |= !isPaid;
    }

    /** Returns whether all that the changes concern could be said. */
    private boolean tryEnqueue(Batch batch) {
        if (batch.isForAll()) {
            return tryEnqueueAll(batch.after());
        }
        try {
            for (List<StoreChange> run : Runs.of(batch.changes())) {
                enqueue(run);
            }
            return true;
        } catch (UndecidableException e) {
            // What was not known before the changes may be known after them, and then nothing else has to happen.
            return tryEnqueueAll(batch.after());
        } catch (RuntimeException e) {
            // A mistake in what one change concerns must not keep all later ones from being heard of.
            LOG.atError().setCause(e).log("it cannot be said what a change concerns; everything is looked at");
            return tryEnqueueAll(batch.after());
        }
    }

    /** Changes of different objects are one, from the first snapshot to the last. */
    private void enqueue(List<StoreChange> run) {
        List<Change> changes = new ArrayList<>();
        for (StoreChange change : run) {
            if (change instanceof StoreChange.Objects told) {
                changes.addAll(told.changes().changes());
            }
        }
        if (!changes.isEmpty()) {
            queue.addAll(WorkItems.affected(
                    run.getFirst().before(),
                    new ChangeSet(changes),
                    run.getLast().after()));
        }
    }

    private boolean tryEnqueueAll(Snapshot snapshot) {
        if (isKnown(snapshot)) {
            queue.addAll(WorkItems.all(snapshot));
            return true;
        }
        return false;
    }

    private static boolean isKnown(Snapshot snapshot) {
        return SolarKinds.ALL.stream()
                .allMatch(kind -> snapshot.completeness(kind) instanceof Completeness.Complete
                        && snapshot.unreadable(kind).isEmpty());
    }
}
