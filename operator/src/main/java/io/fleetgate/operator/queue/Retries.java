package io.fleetgate.operator.queue;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How long to wait after failures, for each item on its own: twice as long after each in a row, up to five minutes, and never
 * the same for two items that failed together. Safe for any number of threads.
 *
 * @param <T> what is tried
 */
public final class Retries<T> {
    private final Map<T, Integer> failures = new ConcurrentHashMap<>();

    /** Counts a failure; returns how long to wait before the next try. */
    public Duration failed(T item) {
        return Backoff.after(failures.merge(item, 1, (before, one) -> Math.min(before + one, Backoff.MOST)));
    }

    /** The next failure is the first again. */
    public void succeeded(T item) {
        failures.remove(item);
    }

    /** How many items failed when they were last tried. */
    public int failing() {
        return failures.size();
    }

    /** Nothing has failed any more. */
    public void clear() {
        failures.clear();
    }
}
