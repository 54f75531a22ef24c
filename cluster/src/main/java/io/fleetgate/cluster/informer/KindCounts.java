package io.fleetgate.cluster.informer;

import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Counts what one informer does; for any number of threads. */
final class KindCounts {
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

    KindStatus status(Kind<?> kind, Snapshot snapshot, Duration age, KnownObjects known) {
        long seen = events.get();
        return new KindStatus(
                kind,
                snapshot.completeness(kind) instanceof Completeness.Complete,
                snapshot.size(kind),
                snapshot.unreadable(kind).size(),
                age,
                seen == 0 ? Optional.empty() : Optional.of(Duration.ofNanos(System.nanoTime() - lastEventNanos)),
                lists.get(),
                seen,
                known.told().number(),
                known.untold());
    }
}
