package io.fleetgate.webhook.feed;

import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Index;
import io.fleetgate.store.Snapshot;
import java.util.Collection;
import java.util.List;

/** A fleet that does not change while the process runs. */
public record FixedFeed(Snapshot snapshot) implements Feed {

    /** A fleet without objects. */
    public static FixedFeed empty(Collection<Kind<?>> kinds, Collection<Index<?, ?>> indexes) {
        Snapshot snapshot = Snapshot.empty(kinds, indexes);
        for (Kind<?> kind : kinds) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
        }
        return new FixedFeed(snapshot);
    }

    @Override
    public List<String> missing() {
        return List.of();
    }

    @Override
    public void awaitComplete() {
        // It is complete from the start.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
