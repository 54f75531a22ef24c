package io.fleetgate.operator.reconcile;

import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.store.Snapshot;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Changes of the store that wait for one thread to deal with them, and whether a look at everything is owed. When very many wait,
 * a look at everything takes their place. Safe for any number of threads.
 */
final class Backlog {
    private static final int MOST_WAITING = 10_000;

    private final Supplier<Snapshot> store;
    private final Deque<StoreChange> waiting = new ArrayDeque<>();
    private boolean isOn;
    private boolean isClosed;
    private boolean isBusy;
    private boolean owesAll;
    private boolean isAllDue;

    /** @param store the fleet as known now: when it tells of a change, it has made it */
    Backlog(Supplier<Snapshot> store) {
        this.store = store;
    }

    /** Keeps a change, unless it is turned off. */
    synchronized void add(StoreChange change) {
        if (!isOn) {
            return;
        }
        if (waiting.size() < MOST_WAITING) {
            waiting.add(change);
            notifyAll();
        } else {
            waiting.clear();
            demandAll();
        }
    }

    /** From now on changes are kept; first of all everything is to be looked at. */
    synchronized void turnOn() {
        isOn = true;
        demandAll();
    }

    /** Everything is to be looked at, unless it is turned off. */
    synchronized void demandAll() {
        if (isOn) {
            owesAll = true;
            isAllDue = true;
            notifyAll();
        }
    }

    /** Forgets what waits, and what happens from now on. */
    synchronized void turnOff() {
        isOn = false;
        owesAll = false;
        isAllDue = false;
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
        while (waiting.isEmpty() && !isAllDue && !isClosed) {
            wait();
        }
        if (isClosed) {
            return Optional.empty();
        }
        // Of whatever this snapshot does not hold yet, the change is told of after it was taken.
        Batch batch = new Batch(List.copyOf(waiting), owesAll, store.get());
        waiting.clear();
        owesAll = false;
        isAllDue = false;
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
        owesAll |= isOn && !isPaid;
    }
}
