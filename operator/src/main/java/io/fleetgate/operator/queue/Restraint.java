package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Keeps anybody who undoes what is written from making it be written again and again without end: the same may be written some
 * times in a row, and after that only every now and then. Safe for any number of threads.
 *
 * @param <T> what is written, by its content
 */
public final class Restraint<T> {
    /** More than anything but a quarrel needs. */
    private static final int IN_A_ROW = 10;

    private static final Duration NOW_AND_THEN = Duration.ofSeconds(10);
    private static final int FORGET_FROM = 1_000;

    private final LongSupplier nanoTime;
    private final Map<T, Long> paidUntil = new HashMap<>();
    private int forgetFrom = FORGET_FROM;

    /** Nothing has been written. */
    public Restraint() {
        this(System::nanoTime);
    }

    Restraint(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** How long to wait before the same may be written again; where that is zero, it counts as written now. */
    public synchronized Duration tryWrite(T content) {
        long now = nanoTime.getAsLong();
        if (paidUntil.size() >= forgetFrom) {
            forgetPaid(now);
        }
        Long before = paidUntil.get(content);
        long from = before == null || before - now < 0 ? now : before;
        long tooMuch = from - now - (IN_A_ROW - 1) * NOW_AND_THEN.toNanos();
        if (tooMuch > 0) {
            return Duration.ofNanos(tooMuch);
        }
        paidUntil.put(content, from + NOW_AND_THEN.toNanos());
        return Duration.ZERO;
    }

    /** The next time only when there is twice as much, so that a write does not cost as much as many were made. */
    private void forgetPaid(long now) {
        paidUntil.values().removeIf(paid -> paid - now <= 0);
        forgetFrom = Math.max(FORGET_FROM, 2 * paidUntil.size());
    }
}
