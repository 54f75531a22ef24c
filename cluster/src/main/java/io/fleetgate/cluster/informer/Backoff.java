package io.fleetgate.cluster.informer;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** How long to wait after failures in a row: twice as long each time, up to eight seconds, a little less at random. */
final class Backoff {
    private static final long FIRST_MILLIS = 250;
    private static final int DOUBLINGS = 5;

    private int failures;

    /** The wait after one more failure; at random, so that twelve kinds of many replicas do not come back at once. */
    Duration next() {
        long longest = FIRST_MILLIS << Math.min(failures++, DOUBLINGS);
        return Duration.ofMillis(ThreadLocalRandom.current().nextLong(longest / 2, longest + 1));
    }

    void reset() {
        failures = 0;
    }
}
