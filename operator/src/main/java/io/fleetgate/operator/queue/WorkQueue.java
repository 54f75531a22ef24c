package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Items that have to be worked on. An item that waits already is not added again; one that is being worked on waits until that
 * is done, so that nobody else works on it. It is shut until it is opened, and whatever is added meanwhile is not kept. Time is this machine's own and never set back. Safe for any number of threads.
 *
 * @param <T> what is worked on; equal items are one
 */
public final class WorkQueue<T> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final LongSupplier nanoTime;

    private final Set<T> ready = new LinkedHashSet<>();
    private final Set<T> active = new HashSet<>();
    private final Set<T> again = new HashSet<>();
    private final Delays<T> later = new Delays<>();
    private boolean isOpen;
    private boolean isClosed;

    /** An empty queue. */
    public WorkQueue() {
        this(System::nanoTime);
    }

    WorkQueue(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** To be worked on as soon as somebody can, even if it was put off. */
    public void add(T item) {
        lock.lock();
        try {
            put(item);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Each of them likewise. */
    public void addAll(Collection<T> items) {
        lock.lock();
        try {
            items.forEach(this::put);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** To be worked on after a while; nothing changes where it waits already for now or for an earlier moment. */
    public void addAfter(T item, Duration delay) {
        lock.lock();
        try {
            long until = nanoTime.getAsLong() + delay.toNanos();
            if (isOpen && !ready.contains(item) && later.putOff(item, until)) {
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Waits for an item and takes it; {@link #done} says when it may be taken again. Empty once the queue is closed. */
    public Optional<T> take() throws InterruptedException {
        lock.lock();
        try {
            while (true) {
                long wait = becomeReady();
                if (isClosed) {
                    return Optional.empty();
                }
                if (!ready.isEmpty()) {
                    T item = ready.iterator().next();
                    ready.remove(item);
                    active.add(item);
                    changed.signal();
                    return Optional.of(item);
                }
                if (wait == Long.MAX_VALUE) {
                    changed.await();
                } else {
                    long _ = changed.awaitNanos(wait);
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /** The item is not worked on any more. */
    public void done(T item) {
        lock.lock();
        try {
            active.remove(item);
            if (again.remove(item)) {
                put(item);
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** From now on what is added is kept. */
    public void open() {
        lock.lock();
        try {
            isOpen = !isClosed;
        } finally {
            lock.unlock();
        }
    }

    /** Forgets whatever waits, and what is added from now on; what is being worked on is finished. */
    public void shut() {
        lock.lock();
        try {
            isOpen = false;
            ready.clear();
            again.clear();
            later.clear();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until nothing is worked on; returns false if that takes too long. */
    public boolean awaitIdle(Duration atMost) throws InterruptedException {
        lock.lock();
        try {
            long left = atMost.toNanos();
            while (!active.isEmpty() && left > 0) {
                left = changed.awaitNanos(left);
            }
            return active.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** How much there is to do. */
    public QueueDepth depth() {
        lock.lock();
        try {
            return new QueueDepth(ready.size() + again.size(), active.size(), later.size());
        } finally {
            lock.unlock();
        }
    }

    /** Nothing is added or taken any more. */
    public void close() {
        lock.lock();
        try {
            isClosed = true;
            shut();
        } finally {
            lock.unlock();
        }
    }

    private void put(T item) {
        if (!isOpen) {
            return;
        }
        later.forget(item);
        if (active.contains(item)) {
            again.add(item);
        } else {
            ready.add(item);
        }
    }

    /** Moves what was put off until now; returns for how long nothing else will be moved. */
    private long becomeReady() {
        long now = nanoTime.getAsLong();
        Optional<T> due = later.takeDue(now);
        while (due.isPresent()) {
            put(due.get());
            due = later.takeDue(now);
        }
        return later.untilNext(now);
    }
}
