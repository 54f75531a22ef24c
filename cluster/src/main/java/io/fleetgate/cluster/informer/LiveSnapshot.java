package io.fleetgate.cluster.informer;

import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.List;

/** The snapshot that many writers change one after the other, and that readers take by reading one reference. */
final class LiveSnapshot {
    private final StoreListener listener;
    private volatile Snapshot current;

    LiveSnapshot(Snapshot start, StoreListener listener) {
        this.current = start;
        this.listener = listener;
    }

    Snapshot current() {
        return current;
    }

    /** Changes objects; readers see all of the changes or none. */
    void change(List<ObjectChange> changes) {
        if (!changes.isEmpty()) {
            apply(changes);
            changes.forEach(SetAsideLog::tell);
        }
    }

    private synchronized void apply(List<ObjectChange> changes) {
        Snapshot before = current;
        current = ObjectChange.applyAll(changes, before);
        listener.changed(ObjectChange.told(changes, before, current));
    }

    /** Says how well a kind is known from now on; whether that is something new. */
    synchronized boolean settle(Kind<?> kind, Completeness known) {
        Snapshot before = current;
        if (known.equals(before.completeness(kind))) {
            return false;
        }
        current = before.with(kind, known);
        listener.changed(new StoreChange.Knowledge(before, current, kind));
        return true;
    }
}
