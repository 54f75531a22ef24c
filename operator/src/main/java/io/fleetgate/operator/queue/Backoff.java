package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** How long to wait after failures in a row: twice as long after each, and never the same for two that failed together. */
public final class Backoff {
    /** No wait is longer. */
    public static final Duration LONGEST = Duration.ofMinutes(5);

    /** After so many failures the wait grows no more. */
    public static final int MOST = 13;

    private static final Duration SHORTEST = Duration.ofMillis(100);

    private Backoff() {}

    /**
     * The wait before the next try.
     *
     * @param failures in a row, from 1 to {@link #MOST}
     */
    public static Duration after(int failures) {
        long millis = Math.min(SHORTEST.toMillis() << (failures - 1), LONGEST.toMillis());
        return Duration.ofMillis(millis / 2 + ThreadLocalRandom.current().nextLong(millis / 2 + 1));
    }
}
