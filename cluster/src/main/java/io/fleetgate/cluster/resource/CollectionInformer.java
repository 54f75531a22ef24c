package io.fleetgate.cluster.resource;

import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.watch.Keeper;
import io.fleetgate.cluster.watch.ListWatch;
import io.fleetgate.cluster.watch.ReadTimes;

/** Reads one collection, from when it is started until it is closed, on a thread of its own. */
final class CollectionInformer implements AutoCloseable {
    private final ResourceCollection collection;
    private final ListWatch<WatchedObject> reads;
    private final Thread thread;

    private CollectionInformer(ResourceCollection collection, ListWatch<WatchedObject> reads, Thread thread) {
        this.collection = collection;
        this.reads = reads;
        this.thread = thread;
    }

    static CollectionInformer start(
            ResourceCollection collection, ApiServer server, ReadTimes times, Keeper<WatchedObject> keeper) {
        DiscoveredCollection discovered = new DiscoveredCollection(collection, new Discovery(server));
        ListWatch<WatchedObject> reads = new ListWatch<>(collection.toString(), server, discovered, times, keeper);
        return new CollectionInformer(
                collection,
                reads,
                Thread.ofVirtual()
                        .name("informer-" + collection.resource().resource())
                        .start(reads));
    }

    ResourceCollection collection() {
        return collection;
    }

    ListWatch<WatchedObject> reads() {
        return reads;
    }

    @Override
    public void close() {
        reads.close();
        thread.interrupt();
    }
}
