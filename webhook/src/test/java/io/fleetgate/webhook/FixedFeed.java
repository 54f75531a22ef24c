package io.fleetgate.webhook;

import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.feed.Feed;
import java.util.List;

/** A feed that says what the test tells it. */
record FixedFeed(Snapshot snapshot, List<String> missing, List<String> notices) implements Feed {

    FixedFeed(Snapshot snapshot, List<String> missing) {
        this(snapshot, missing, List.of());
    }

    @Override
    public void awaitComplete() {
        // The tests that wait use a real feed.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
