package io.fleetgate.operator.gateway;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * So many writes may be under way at once. What only tells how things are gives way to what changes them, so that a target does
 * not wait for its releases while others are reported on. A report does not wait for ever: whoever acts reports on it before acting
 * again.
 */
final class Places {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition mayAct = lock.newCondition();
    private final Condition mayReport = lock.newCondition();
    private final Condition isEmpty = lock.newCondition();
    private final int all;

    private int free;
    private int actsWaiting;

    Places(int all) {
        this.all = all;
        this.free = all;
    }

    /** Waits for a place, which has to be left again. */
    void take(boolean isReport) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            if (isReport) {
                awaitReport();
            } else {
                awaitAct();
            }
            free--;
        } finally {
            lock.unlock();
        }
    }

    void leave() {
        lock.lock();
        try {
            free++;
            callNext();
            if (free == all) {
                isEmpty.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Waits until nobody has a place; returns false if that takes too long. */
    boolean awaitEmpty(Duration atMost) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = atMost.toNanos();
            while (free < all && left > 0) {
                left = isEmpty.awaitNanos(left);
            }
            return free == all;
        } finally {
            lock.unlock();
        }
    }

    private void awaitAct() throws InterruptedException {
        actsWaiting++;
        try {
            while (free == 0) {
                mayAct.await();
            }
        } finally {
            actsWaiting--;
            callNext();
        }
    }

    private void awaitReport() throws InterruptedException {
        try {
            while (free == 0 || actsWaiting > 0) {
                mayReport.await();
            }
        } finally {
            callNext();
        }
    }

    /** Whoever is called looks for itself whether a place is free, and is called for nothing if there is none. */
    private void callNext() {
        if (actsWaiting > 0) {
            mayAct.signal();
        } else {
            mayReport.signal();
        }
    }
}
