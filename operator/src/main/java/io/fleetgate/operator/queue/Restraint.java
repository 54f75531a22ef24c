package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Keeps the same from being done again and again without end: it may be done some times in a row, and after that only every now
 * and then. Safe for any number of threads.
 *
 * @param <T> what is done; equal ones are the same
 */
public final class Restraint<T> {
    /** More than anything but a quarrel needs. */
    private static final int IN_A_ROW = 10;

    private static final Duration NOW_AND_THEN = Duration.ofSeconds(10);
    private static final int FORGET_FROM = 1_000;

    private final LongSupplier nanoTime;
    private final Map<T, Long> paidUntil = new HashMap<>();
    private int forgetFrom = FORGET_FROM;

    /** Nothing has been done. */
    public Restraint() {
        this(System::nanoTime);
    }

    /** The same by a clock that is never set back. */
    public Restraint(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** How long to wait before the same may be done again; where that is zero, it counts as done now. */
    public synchronized Duration tryOnce(T what) {
        Duration wait = untilNext(what);
        if (wait.isZero()) {
            count(what);
        }
        return wait;
    }

    /** How long to wait before the same may be done again. */
    public synchronized Duration untilNext(T what) {
        long now = nanoTime.getAsLong();
        return Duration.ofNanos(Math.max(0, paidUntil(what, now) - now - (IN_A_ROW - 1) * NOW_AND_THEN.toNanos()));
    }

    /** It was done now. */
    public synchronized void count(T what) {
        long now = nanoTime.getAsLong();
        if (paidUntil.size() >= forgetFrom) {
            forgetPaid(now);
        }
        paidUntil.put(what, paidUntil(what, now) + NOW_AND_THEN.toNanos());
    }

    private long paidUntil(T what, long now) {
        Long paid = paidUntil.get(what);
        return paid == null || paid - now < 0 ? now : paid;
    }

    /** The next time only when there is twice as much, so that counting does not cost as much as much is known. */
    private void forgetPaid(long now) {
        paidUntil.values().removeIf(paid -> paid - now <= 0);
        forgetFrom = Math.max(FORGET_FROM, 2 * paidUntil.size());
    }
}
