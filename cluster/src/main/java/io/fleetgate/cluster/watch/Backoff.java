package io.fleetgate.cluster.watch;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** How long to wait after failures in a row: twice as long each time, up to eight seconds, a little less at random. */
final class Backoff {
    private static final long FIRST_MILLIS = 250;
    private static final int DOUBLINGS = 5;
    private static final Duration LONGEST_ASKED = Duration.ofSeconds(30);

    private int failures;

    /**
     * The wait after one more failure; at random, so that twelve kinds of many replicas do not come back at once.
     *
     * @param asked for how long the server asks to be left alone: that is kept to, but not for so long that nobody hears that it is
     *     there again
     */
    Duration next(Duration asked) {
        long longest = FIRST_MILLIS << Math.min(failures++, DOUBLINGS);
        Duration own = Duration.ofMillis(ThreadLocalRandom.current().nextLong(longest / 2, longest + 1));
        Duration kept = asked.compareTo(LONGEST_ASKED) < 0 ? asked : LONGEST_ASKED;
        return own.compareTo(kept) < 0 ? kept : own;
    }

    void reset() {
        failures = 0;
    }
}
