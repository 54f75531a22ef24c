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

/**
 * Turns changes of the store into items of the queue, on a thread of its own: what a change concerns may be much. Where that
 * cannot be said, because something is not known completely, everything is looked at once it is.
 */
public final class Triggers implements StoreListener, Runnable {
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

    /** Several changes are one, from the first snapshot to the last: what each object was and became is all in it. */
    private void enqueue(List<StoreChange> changes) {
        Snapshot after = changes.getLast().after();
        List<Change> objects = new ArrayList<>();
        boolean isUncertain = false;
        for (StoreChange change : changes) {
            if (change instanceof StoreChange.Objects told) {
                objects.addAll(told.changes().changes());
                isUncertain |= !told.unreadable().isEmpty();
            }
        }
        try {
            if (mustEnqueueAll(isUncertain)) {
                if (isComplete(after)) {
                    queue.addAll(WorkItems.all(after));
                    paid();
                }
            } else if (!objects.isEmpty()) {
                queue.addAll(WorkItems.affected(changes.getFirst().before(), new ChangeSet(objects), after));
            }
        } catch (UndecidableException e) {
            boolean _ = mustEnqueueAll(true);
        }
    }

    private static boolean isComplete(Snapshot snapshot) {
        return SolarKinds.ALL.stream().allMatch(kind -> snapshot.completeness(kind) instanceof Completeness.Complete);
    }
}
