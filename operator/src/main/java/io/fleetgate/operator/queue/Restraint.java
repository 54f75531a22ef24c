package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Keeps the same from being done again and again without end: it may be done some times in a row, and after that only every now
 * and then. Safe for any number of threads.
 *
 * @param <T> where it is done; in different places nothing waits for each other
 */
public final class Restraint<T> {
    /** More than anything but a quarrel needs. */
    private static final int IN_A_ROW = 10;

    private static final Duration NOW_AND_THEN = Duration.ofSeconds(10);
    private static final int FORGET_FROM = 1_000;

    private final int inARow;
    private final long nowAndThen;
    private final LongSupplier nanoTime;
    private final Map<T, Debt> debts = new HashMap<>();
    private int forgetFrom = FORGET_FROM;

    /** What was done last in a place, and until when all that was done there in a row is paid for. */
    private record Debt(Object what, long paidUntil) {}

    /** Nothing has been done; the same may be done ten times in a row, and then every ten seconds. */
    public Restraint() {
        this(System::nanoTime);
    }

    /** The same by a clock that is never set back. */
    public Restraint(LongSupplier nanoTime) {
        this(IN_A_ROW, NOW_AND_THEN, nanoTime);
    }

    /** Nothing has been done; the same may be done so many times in a row, and then so often. */
    public Restraint(int inARow, Duration nowAndThen, LongSupplier nanoTime) {
        this.inARow = inARow;
        this.nowAndThen = nowAndThen.toNanos();
        this.nanoTime = nanoTime;
    }

    /** How long to wait before the place's only thing may be done again; where that is zero, it counts as done now. */
    public Duration tryOnce(T where) {
        return tryOnce(where, where);
    }

    /**
     * How long to wait before something may be done; where that is zero, it counts as done now.
     *
     * @param what where it does not equal what was done there last, nothing has been done in a row
     */
    public synchronized Duration tryOnce(T where, Object what) {
        Duration wait = untilNext(where, what);
        if (wait.isZero()) {
            count(where, what);
        }
        return wait;
    }

    /** How long to wait before the place's only thing may be done again. */
    public synchronized Duration untilNext(T where) {
        return untilNext(where, where);
    }

    /** The place's only thing was done now. */
    public synchronized void count(T where) {
        count(where, where);
    }

    /** If this was done last in a place, it was done for a reason of its own, and so is what is done there next. */
    public synchronized void forgive(T where, Object what) {
        debts.computeIfPresent(where, (_, debt) -> debt.what().equals(what) ? null : debt);
    }

    private Duration untilNext(T where, Object what) {
        long now = nanoTime.getAsLong();
        return Duration.ofNanos(Math.max(0, paidUntil(where, what, now) - now - (inARow - 1) * nowAndThen));
    }

    private void count(T where, Object what) {
        long now = nanoTime.getAsLong();
        if (debts.size() >= forgetFrom) {
            forgetPaid(now);
        }
        debts.put(where, new Debt(what, paidUntil(where, what, now) + nowAndThen));
    }

    private long paidUntil(T where, Object what, long now) {
        Debt debt = debts.get(where);
        return debt == null || !debt.what().equals(what) || debt.paidUntil() - now < 0 ? now : debt.paidUntil();
    }

    /** The next time only when there is twice as much, so that counting does not cost as much as much is known. */
    private void forgetPaid(long now) {
        debts.values().removeIf(debt -> debt.paidUntil() - now <= 0);
        forgetFrom = Math.max(FORGET_FROM, 2 * debts.size());
    }
}
