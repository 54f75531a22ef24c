package io.fleetgate.operator.leader;

import io.fleetgate.operator.gateway.Fence;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One time of leading. Each renewal of the lease lets it last for 8/15 of the lease's duration, counted from before the renewal was
 * sent: a write that is sent in the last moment has the rest to arrive. Once ended, it never begins again.
 */
final class Tenure implements Fence {
    private static final int NUMERATOR = 8;
    private static final int DENOMINATOR = 15;

    private final Duration span;
    private final Supplier<Moment> clock;

    private @Nullable Moment renewed;
    private @Nullable String end;

    Tenure(Duration leaseDuration, Supplier<Moment> clock) {
        this.span = leaseDuration.multipliedBy(NUMERATOR).dividedBy(DENOMINATOR);
        this.clock = clock;
    }

    /** The lease was ours when it was asked for at that moment. */
    synchronized void renewed(Moment sent) {
        if (end == null) {
            renewed = sent;
            notifyAll();
        }
    }

    /** Ends, for the reason that is given first. */
    synchronized void end(String reason) {
        if (end == null) {
            end = reason;
            notifyAll();
        }
    }

    /** Another replica holds the lease, which ends this tenure if it has begun. */
    synchronized void lostTo(String holder) {
        if (renewed != null) {
            end("the lease is held by " + holder);
        }
    }

    synchronized boolean hasBegun() {
        return renewed != null;
    }

    @Override
    public synchronized Duration left() {
        return renewed == null || end != null
                ? Duration.ZERO
                : span.minus(clock.get().mostSince(renewed));
    }

    /** Waits for the first renewal, at most so long; returns whether there was one before the end. */
    synchronized boolean awaitBegin(Duration longest) throws InterruptedException {
        long deadline = System.nanoTime() + longest.toNanos();
        while (renewed == null && end == null && System.nanoTime() < deadline) {
            waitFor(Duration.ofNanos(deadline - System.nanoTime()));
        }
        return renewed != null && end == null;
    }

    /** Waits until it has ended, be it for want of a renewal; returns why. */
    synchronized String awaitEnd() throws InterruptedException {
        while (end == null) {
            Duration left = left();
            if (left.isPositive()) {
                waitFor(left);
            } else {
                end("the lease was not renewed in time");
            }
        }
        return end;
    }

    /** Waits a little longer rather than not at all; whoever calls looks again. */
    private void waitFor(Duration time) throws InterruptedException {
        TimeUnit.MILLISECONDS.timedWait(this, time.toMillis() + 1);
    }
}
