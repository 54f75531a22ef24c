package io.fleetgate.cluster.informer;

import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.watch.ListWatch;
import io.fleetgate.cluster.watch.ReadStatus;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;

/** Keeps one kind of the snapshot as the API server has it. */
final class KindInformer implements Runnable {
    private final Kind<?> kind;
    private final LiveSnapshot snapshot;
    private final KnownObjects objects;
    private final ListWatch<StoredObject> reads;

    KindInformer(Kind<?> kind, ApiServer server, ReadTimes times, LiveSnapshot snapshot) {
        this.kind = kind;
        this.snapshot = snapshot;
        this.objects = new KnownObjects(kind, snapshot);
        this.reads = new ListWatch<>(kind.name(), server, new KindCollection(kind), times, objects);
    }

    /** Reads until closed. */
    @Override
    public void run() {
        reads.run();
    }

    /** Waits until every object of the kind has been read once. */
    void awaitRead() throws InterruptedException {
        reads.awaitRead();
    }

    /** Says in the snapshot how well the kind is known now; to be called every second or so. */
    void settle() {
        reads.settle();
    }

    KindStatus status() {
        Snapshot now = snapshot.current();
        ReadStatus read = reads.status();
        return new KindStatus(
                kind,
                now.completeness(kind) instanceof Completeness.Complete,
                now.size(kind),
                now.unreadable(kind).size(),
                read.age(),
                read.sinceEvent(),
                read.lists(),
                read.events(),
                objects.told().number(),
                objects.untold());
    }

    KnownObjects objects() {
        return objects;
    }

    Kind<?> kind() {
        return kind;
    }

    /** What failed last; empty while nothing does. */
    String trouble() {
        return reads.trouble();
    }

    void close() {
        reads.close();
    }
}
