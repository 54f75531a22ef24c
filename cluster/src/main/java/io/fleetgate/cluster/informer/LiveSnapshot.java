package io.fleetgate.cluster.informer;

import io.fleetgate.store.Snapshot;
import java.util.function.UnaryOperator;

/** The snapshot that many writers change one after the other, and that readers take by reading one reference. */
final class LiveSnapshot {
    private volatile Snapshot current;

    LiveSnapshot(Snapshot start) {
        current = start;
    }

    Snapshot current() {
        return current;
    }

    /** Changes it; readers see all of the change or nothing. */
    synchronized void change(UnaryOperator<Snapshot> change) {
        current = change.apply(current);
    }
}
