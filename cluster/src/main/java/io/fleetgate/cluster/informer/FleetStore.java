package io.fleetgate.cluster.informer;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Index;
import io.fleetgate.store.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The fleet as an API server has it, kept up to date by one informer for each kind. Owns the client. */
public final class FleetStore implements AutoCloseable {
    private static final long SETTLE_MILLIS = 500;

    private final KubernetesClient client;
    private final LiveSnapshot snapshot;
    private final Collection<Kind<?>> kinds;
    private final List<KindInformer> informers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final CountDownLatch closed = new CountDownLatch(1);

    private FleetStore(KubernetesClient client, Collection<Kind<?>> kinds, Collection<Index<?, ?>> indexes) {
        this.client = client;
        this.kinds = kinds;
        this.snapshot = new LiveSnapshot(Snapshot.empty(kinds, indexes));
    }

    /**
     * Starts to read; until a kind has been read to its end, the snapshot says so.
     *
     * @param staleAfter how long a kind may not be known to be up to date before no decision is based on it
     */
    public static FleetStore start(
            KubernetesClient client, Collection<Kind<?>> kinds, Collection<Index<?, ?>> indexes, Duration staleAfter) {
        FleetStore store = new FleetStore(client, kinds, indexes);
        ApiServer server = new ApiServer(client);
        WatchTimes times = WatchTimes.within(staleAfter);
        for (Kind<?> kind : kinds) {
            KindInformer informer = new KindInformer(
                    kind, new KindReader(server, kind, times), store.snapshot, new Freshness(staleAfter));
            store.informers.add(informer);
            store.threads.add(
                    Thread.ofVirtual().name("informer-" + kind.plural()).start(informer));
        }
        Thread.ofVirtual().name("informer-settle").start(store::settleUntilClosed);
        return store;
    }

    /** The fleet as known now. */
    public Snapshot snapshot() {
        return snapshot.current();
    }

    /** What is missing for decisions, one sentence for each kind; empty while every kind is known. */
    public List<String> missing() {
        List<String> sentences = new ArrayList<>();
        Snapshot now = snapshot.current();
        for (KindInformer informer : informers) {
            Kind<?> kind = informer.kind();
            switch (now.completeness(kind)) {
                case Completeness.Complete() -> {}
                case Completeness.NotSynced() ->
                    sentences.add(kind.name() + ": not read yet"
                            + (informer.trouble().isEmpty() ? "" : ", " + informer.trouble()));
                case Completeness.ReadFailed(String cause) -> sentences.add(kind.name() + ": " + cause);
            }
        }
        return sentences;
    }

    /** The objects that are set aside, one sentence each: kind, name and why. */
    public List<String> unreadable() {
        List<String> sentences = new ArrayList<>();
        Snapshot now = snapshot.current();
        for (Kind<?> kind : kinds) {
            now.unreadable(kind).forEach((key, why) -> sentences.add(kind.name() + " " + key + ": " + why));
        }
        return sentences;
    }

    /** How each kind is doing. */
    public List<KindStatus> status() {
        return informers.stream().map(KindInformer::status).toList();
    }

    /** Waits until every kind has been read once. */
    public void awaitComplete() throws InterruptedException {
        for (KindInformer informer : informers) {
            informer.awaitRead();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        informers.forEach(KindInformer::close);
        threads.forEach(Thread::interrupt);
        client.close();
    }

    private void settleUntilClosed() {
        try {
            while (!closed.await(SETTLE_MILLIS, TimeUnit.MILLISECONDS)) {
                informers.forEach(KindInformer::settle);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
