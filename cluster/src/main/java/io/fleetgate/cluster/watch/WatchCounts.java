package io.fleetgate.cluster.watch;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Counts what one informer does; for any number of threads. */
final class WatchCounts {
    private final AtomicLong lists = new AtomicLong();
    private final AtomicLong events = new AtomicLong();
    private volatile long lastEventNanos;

    void list() {
        lists.incrementAndGet();
    }

    void event() {
        lastEventNanos = System.nanoTime();
        events.incrementAndGet();
    }

    /** How the collection was read until now. */
    ReadStatus status(Duration age) {
        long seen = events.get();
        return new ReadStatus(
                age,
                seen == 0 ? Optional.empty() : Optional.of(Duration.ofNanos(System.nanoTime() - lastEventNanos)),
                lists.get(),
                seen);
    }
}
