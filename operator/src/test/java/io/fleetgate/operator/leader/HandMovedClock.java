package io.fleetgate.operator.leader;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;

/** Two clocks that stand still until they are moved. */
final class HandMovedClock implements Supplier<Moment> {
    private Moment now = new Moment(-1_000, Instant.parse("2026-11-30T12:00:00Z"));

    @Override
    public Moment get() {
        return now;
    }

    /** Time passes. */
    void pass(Duration time) {
        now = new Moment(now.steady() + time.toNanos(), now.wall().plus(time));
    }

    /** Somebody sets the clock on the wall. */
    void setWall(Duration offset) {
        now = new Moment(now.steady(), now.wall().plus(offset));
    }
}
