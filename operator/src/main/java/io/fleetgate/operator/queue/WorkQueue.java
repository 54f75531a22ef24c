package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * Items that have to be worked on. An item that waits already is not added again; one that is being worked on waits until that
 * is done, so that nobody else works on it. Time is this machine's own and never set back. Safe for any number of threads.
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
    private final Map<T, Delayed<T>> later = new HashMap<>();
    private final PriorityQueue<Delayed<T>> byTime = new PriorityQueue<>();
    private boolean isClosed;

    private record Delayed<T>(T item, long nanos) implements Comparable<Delayed<T>> {
        @Override
        public int compareTo(Delayed<T> other) {
            return Long.signum(nanos - other.nanos); // by difference, because the clock may wrap around
        }
    }

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
            Delayed<T> delayed = new Delayed<>(item, nanoTime.getAsLong() + delay.toNanos());
            Delayed<T> known = later.get(item);
            if (!isClosed && !ready.contains(item) && (known == null || delayed.compareTo(known) < 0)) {
                forgetDelay(item);
                later.put(item, delayed);
                byTime.add(delayed);
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

    /** Forgets whatever waits; what is being worked on is finished. */
    public void clear() {
        lock.lock();
        try {
            ready.clear();
            again.clear();
            later.clear();
            byTime.clear();
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
            clear();
        } finally {
            lock.unlock();
        }
    }

    private void put(T item) {
        if (isClosed) {
            return;
        }
        forgetDelay(item);
        if (active.contains(item)) {
            again.add(item);
        } else {
            ready.add(item);
        }
    }

    private void forgetDelay(T item) {
        Delayed<T> delayed = later.remove(item);
        if (delayed != null) {
            byTime.remove(delayed);
        }
    }

    /** Moves what was put off until now; returns for how long nothing else will be moved. */
    private long becomeReady() {
        long now = nanoTime.getAsLong();
        while (!byTime.isEmpty()) {
            Delayed<T> next = byTime.peek();
            if (next.nanos() - now > 0) {
                return next.nanos() - now;
            }
            put(next.item());
        }
        return Long.MAX_VALUE;
    }
}
