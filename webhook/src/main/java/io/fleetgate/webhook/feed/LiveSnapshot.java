package io.fleetgate.webhook.feed;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.concurrent.atomic.AtomicReference;

/** The snapshot that many writers replace, one object at a time, and that readers take by reading one reference. */
final class LiveSnapshot {
    private final AtomicReference<Snapshot> current;

    LiveSnapshot(Snapshot start) {
        current = new AtomicReference<>(start);
    }

    Snapshot current() {
        return current.get();
    }

    void put(FleetObject<?> object) {
        current.updateAndGet(snapshot -> snapshot.with(object));
    }

    void remove(Kind<?> kind, ObjectKey key) {
        current.updateAndGet(snapshot -> snapshot.without(kind, key));
    }

    void mark(Kind<?> kind, Completeness completeness) {
        current.updateAndGet(snapshot -> snapshot.with(kind, completeness));
    }
}
