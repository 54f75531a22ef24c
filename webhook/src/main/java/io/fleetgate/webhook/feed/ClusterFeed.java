package io.fleetgate.webhook.feed;

import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.cluster.informer.KindStatus;
import io.fleetgate.store.Snapshot;
import java.util.List;

/** The fleet as an API server has it, which the store behind it keeps up to date. */
public final class ClusterFeed implements Feed {
    private final FleetStore store;

    /** A feed from a store, which it closes in the end. */
    public ClusterFeed(FleetStore store) {
        this.store = store;
    }

    @Override
    public Snapshot snapshot() {
        return store.snapshot();
    }

    @Override
    public List<String> missing() {
        return store.missing();
    }

    @Override
    public List<String> notices() {
        return store.notices();
    }

    @Override
    public List<KindStatus> status() {
        return store.status();
    }

    @Override
    public void awaitComplete() throws InterruptedException {
        store.awaitComplete();
    }

    @Override
    public void close() {
        store.close();
    }
}
