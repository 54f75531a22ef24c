package io.fleetgate.operator.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.store.Snapshot;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Changes of the store that wait for one thread to deal with them, and whether a look at everything is owed. Safe for any number
 * of threads.
 */
final class Backlog {
    private final Deque<StoreChange> waiting = new ArrayDeque<>();
    private boolean isOn;
    private boolean isClosed;
    private boolean isBusy;
    private boolean owesAll;

    /** Keeps a change, unless it is turned off. */
    synchronized void add(StoreChange change) {
        if (isOn) {
            waiting.add(change);
            notifyAll();
        }
    }

    /** From now on changes are kept; first of all a look at everything is owed. */
    synchronized void turnOn(Snapshot snapshot) {
        isOn = true;
        owesAll = true;
        waiting.add(new StoreChange.Knowledge(snapshot, snapshot, SolarKinds.TARGET));
        notifyAll();
    }

    /** Forgets what waits, and what happens from now on. */
    synchronized void turnOff() {
        isOn = false;
        waiting.clear();
    }

    /** Whether everything was dealt with and nothing is owed. */
    synchronized boolean isQuiet() {
        return waiting.isEmpty() && !isBusy && !owesAll;
    }

    synchronized void close() {
        isClosed = true;
        notifyAll();
    }

    /**
     * Waits for changes and takes all that wait, to be {@linkplain #finish finished}; empty when closed. What is owed is taken
     * with them, so that what is owed from now on is not lost.
     */
    synchronized Optional<Batch> next() throws InterruptedException {
        while (waiting.isEmpty() && !isClosed) {
            wait();
        }
        if (isClosed) {
            return Optional.empty();
        }
        Batch batch = new Batch(List.copyOf(waiting), owesAll);
        waiting.clear();
        owesAll = false;
        isBusy = true;
        return Optional.of(batch);
    }

    /**
     * The changes that were taken last are dealt with.
     *
     * @param isPaid whether all that they led to could be said; else a look at everything is owed
     */
    synchronized void finish(boolean isPaid) {
        isBusy = false;
        owesAll |= !isPaid;
    }
}
