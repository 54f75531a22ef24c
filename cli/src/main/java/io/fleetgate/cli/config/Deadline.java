package io.fleetgate.cli.config;

import java.time.Duration;

/** When a run gives up. */
public final class Deadline {
    private final long nanos;

    private Deadline(long nanos) {
        this.nanos = nanos;
    }

    public static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + time.toNanos());
    }

    public boolean hasPassed() {
        return !left().isPositive();
    }

    /** What is left; negative once it has passed. */
    public Duration left() {
        return Duration.ofNanos(nanos - System.nanoTime());
    }
}
