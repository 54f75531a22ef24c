package io.fleetgate.operator.tag;

import io.fleetgate.operator.queue.Retries;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Lets a registry that has failed alone for a while, whatever happens to the artifact meanwhile: that its failure is written into
 * the artifact is an event of its own. What has changed of an attempt is tried at once.
 */
final class TagPace {
    private static final int REMEMBERED = 4_096;

    private final Retries<Attempt> retries = new Retries<>();
    private final Map<Attempt, Long> notBefore = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Attempt, Long> eldest) {
            boolean isTooMuch = size() > REMEMBERED;
            if (isTooMuch) {
                retries.succeeded(eldest.getKey());
            }
            return isTooMuch;
        }
    };

    /** How long to wait before the next try; zero for not at all. */
    synchronized Duration left(Attempt attempt) {
        Long until = notBefore.get(attempt);
        long left = until == null ? 0 : until - System.nanoTime();
        return Duration.ofNanos(Math.max(0, left));
    }

    /** Returns how long to wait before the next try. */
    synchronized Duration failed(Attempt attempt) {
        Duration wait = retries.failed(attempt);
        notBefore.put(attempt, System.nanoTime() + wait.toNanos());
        return wait;
    }

    synchronized void succeeded(Attempt attempt) {
        retries.succeeded(attempt);
        notBefore.remove(attempt);
    }
}
