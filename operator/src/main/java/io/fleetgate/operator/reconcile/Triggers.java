package io.fleetgate.operator.reconcile;

import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.cluster.informer.StoreListener;
import io.fleetgate.object.ObjectId;
import io.fleetgate.operator.queue.WorkQueue;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns changes of the store into items of the queue, on a thread of its own: what a change concerns may be much. Where that
 * cannot be said, because something is not known completely, everything is looked at once it is.
 */
public final class Triggers implements StoreListener, Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Triggers.class);

    private final WorkQueue<ObjectId> queue = new WorkQueue<>();
    private final Backlog backlog;

    /** @param store the fleet as known now: when it tells of a change, it has made it */
    public Triggers(Supplier<Snapshot> store) {
        this.backlog = new Backlog(store);
    }

    /** What has to be looked at. */
    WorkQueue<ObjectId> queue() {
        return queue;
    }

    /** Something has happened to an item that the store does not tell of. */
    public void lookAt(ObjectId item) {
        queue.add(item);
    }

    @Override
    public void changed(StoreChange change) {
        backlog.add(change);
    }

    /** From now on changes lead to work; first of all everything does. */
    void turnOn() {
        backlog.turnOn();
    }

    /** Everything is looked at, unless changes lead to nothing. */
    void lookAtAll() {
        backlog.demandAll();
    }

    /** Changes lead to nothing any more. */
    void turnOff() {
        backlog.turnOff();
    }

    /** Whether every change has led to what it leads to. */
    boolean isQuiet() {
        return backlog.isQuiet();
    }

    void close() {
        backlog.close();
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
        Optional<Batch> batch = backlog.next();
        batch.ifPresent(changes -> backlog.finish(tryEnqueue(changes)));
        return batch.isPresent();
    }

    /** Returns whether all that the changes concern could be said. */
    private boolean tryEnqueue(Batch batch) {
        return (!batch.isForAll() && tryEnqueueAffected(batch)) || tryEnqueueAll(batch);
    }

    private boolean tryEnqueueAffected(Batch batch) {
        try {
            batch.affected().forEach(queue::addAll);
            return true;
        } catch (UndecidableException e) {
            return false;
        } catch (RuntimeException | StackOverflowError e) {
            // A mistake in what one change concerns must not keep all later ones from being heard of.
            LOG.atError().setCause(e).log("it cannot be said what a change concerns; everything is looked at");
            return false;
        }
    }

    private boolean tryEnqueueAll(Batch batch) {
        try {
            Optional<Set<ObjectId>> all = batch.all();
            all.ifPresent(queue::addAll);
            return all.isPresent();
        } catch (RuntimeException | StackOverflowError e) {
            LOG.atError()
                    .setCause(e)
                    .log("it cannot be said what there is to look at; the next change leads to another try");
            return false;
        }
    }
}
