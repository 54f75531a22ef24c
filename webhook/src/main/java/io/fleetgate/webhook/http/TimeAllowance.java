package io.fleetgate.webhook.http;

import io.fleetgate.store.Allowance;
import java.time.Duration;

/**
 * An allowance of time.
 *
 * @param endNanos the {@link System#nanoTime} at which it is used up
 */
public record TimeAllowance(long endNanos) implements Allowance {

    /** So much time from now. */
    public static TimeAllowance of(Duration time) {
        return new TimeAllowance(System.nanoTime() + time.toNanos());
    }

    /** What is left of it, not less than nothing. */
    public Duration left() {
        return Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
    }

    @Override
    public boolean isSpent() {
        return System.nanoTime() - endNanos >= 0;
    }
}
