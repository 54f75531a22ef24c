package io.fleetgate.operator.leader;

import java.time.Duration;
import java.time.Instant;

/**
 * A point in time by two clocks of this machine, of which neither can be trusted alone: the steady one may stand still while the
 * machine is suspended, the other one can be set.
 *
 * @param steady nanoseconds from a point that only this process knows
 * @param wall what the clock on the wall says
 */
record Moment(long steady, Instant wall) {

    static Moment now() {
        return new Moment(System.nanoTime(), Instant.now());
    }

    /** The time that has passed for sure, or less. */
    Duration leastSince(Moment earlier) {
        return Duration.ofNanos(steady - earlier.steady);
    }

    /** The time that has passed, or more where a clock was set. */
    Duration mostSince(Moment earlier) {
        Duration byWall = Duration.between(earlier.wall, wall);
        Duration bySteady = leastSince(earlier);
        return byWall.compareTo(bySteady) > 0 ? byWall : bySteady;
    }
}
