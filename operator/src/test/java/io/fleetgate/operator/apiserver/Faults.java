package io.fleetgate.operator.apiserver;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.http.Hold;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Which calls go wrong and how. The first rule that says so for a call counts. */
public final class Faults {
    private final List<Rule> rules = new ArrayList<>();
    private final CountDownLatch first = new CountDownLatch(1);
    private final Hold hold = new Hold();
    private int retryAfterSeconds = 1;
    private Duration delay = Duration.ZERO;

    private static final class Rule {
        private final Predicate<Call> calls;
        private final Fault fault;
        private final boolean isLasting;
        private int left;

        Rule(Predicate<Call> calls, int nth, Fault fault, boolean isLasting) {
            this.calls = calls;
            this.left = nth;
            this.fault = fault;
            this.isLasting = isLasting;
        }

        boolean hits(Call call) {
            if (!calls.test(call) || (left == 0 && !isLasting)) {
                return false;
            }
            left = Math.max(0, left - 1);
            return left == 0;
        }
    }

    /** The n-th write to the fleet from now on, counted from 1, goes wrong. */
    public void onWrite(int nth, Fault fault) {
        on(call -> call.isWrite() && call.isIn(SolarKinds.GROUP), nth, fault);
    }

    /** The n-th of certain calls from now on goes wrong. */
    public synchronized void on(Predicate<Call> calls, int nth, Fault fault) {
        rules.add(new Rule(calls, nth, fault, false));
    }

    /** All of certain calls go wrong until {@link #clear}. */
    public synchronized void onEvery(Predicate<Call> calls, Fault fault) {
        rules.add(new Rule(calls, 1, fault, true));
    }

    /** Nothing goes wrong any more, except for the clients that were killed. */
    public synchronized void clear() {
        rules.clear();
    }

    /** What {@code Retry-After} says; 1 as a real server does, if not told otherwise. */
    public synchronized void retryAfter(int seconds) {
        retryAfterSeconds = seconds;
    }

    /** Every answer takes this long from now on; a watch begins as late. */
    public synchronized void delay(Duration before) {
        delay = before;
    }

    /** Serves what is held by a time-out, and holds nothing any more. */
    public void release() {
        hold.release();
    }

    /** Waits until a time-out holds a call. */
    public void awaitHeld() throws InterruptedException {
        hold.awaitHeld();
    }

    /** Waits until something went wrong for the first time; returns whether it did in time. */
    public boolean awaitFirst(long millis) throws InterruptedException {
        return first.await(millis, TimeUnit.MILLISECONDS);
    }

    /** Whether something went wrong already. */
    public boolean hasStruck() {
        return first.getCount() == 0;
    }

    synchronized Optional<Fault> next(Call call) {
        for (Rule rule : rules) {
            if (rule.hits(call)) {
                first.countDown();
                return Optional.of(rule.fault);
            }
        }
        return Optional.empty();
    }

    synchronized Duration delay() {
        return delay;
    }

    synchronized int retryAfterSeconds() {
        return retryAfterSeconds;
    }

    Hold hold() {
        return hold;
    }
}
