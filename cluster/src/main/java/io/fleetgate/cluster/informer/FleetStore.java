package io.fleetgate.cluster.informer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Projection;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The fleet as an API server has it, kept up to date by one informer for each kind. Owns the client. */
public final class FleetStore implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FleetStore.class);
    private static final long SETTLE_MILLIS = 500;

    private static final int MOST_NOTICES = 50;

    private final KubernetesClient client;
    private final LiveSnapshot snapshot;
    private final Collection<Kind<?>> kinds;
    private final List<KindInformer> informers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final CountDownLatch closed = new CountDownLatch(1);

    private FleetStore(
            KubernetesClient client,
            Collection<Kind<?>> kinds,
            Collection<Projection<?>> projections,
            StoreListener listener) {
        this.client = client;
        this.kinds = kinds;
        this.snapshot = new LiveSnapshot(Snapshot.empty(kinds, projections), listener);
    }

    /**
     * Starts to read; until a kind has been read to its end, the snapshot says so.
     *
     * @param staleAfter how long a kind may not be known to be up to date before no decision is based on it
     */
    public static FleetStore start(
            KubernetesClient client,
            Collection<Kind<?>> kinds,
            Collection<Projection<?>> projections,
            Duration staleAfter) {
        return start(client, kinds, projections, ReadTimes.within(staleAfter), StoreListener.NONE);
    }

    /** The same, with somebody who is told of every change from the first object on. */
    public static FleetStore start(
            KubernetesClient client,
            Collection<Kind<?>> kinds,
            Collection<Projection<?>> projections,
            ReadTimes times,
            StoreListener listener) {
        FleetStore store = new FleetStore(client, kinds, projections, listener);
        ApiServer server = new ApiServer(client);
        for (Kind<?> kind : kinds) {
            KindInformer informer = new KindInformer(kind, server, times, store.snapshot);
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

    /**
     * Takes in the answer to an own write, so that the next decision knows of it before a watch tells. Only what is for
     * certain later than what is known is taken in: never a late answer, and nothing from an API server whose
     * resourceVersions are not numbers, where the watch has to be waited for.
     *
     * @param stored the object as the API server answered it; copied. One that is terminating without any finalizer is gone,
     *     because the API server deletes it with the write that takes its last finalizer
     */
    public void observe(Kind<?> kind, ObjectNode stored) {
        try {
            StoredObject answer = StoredObject.of(kind, StoredTree.copyOf(stored));
            if (answer.isGone()) {
                objects(kind).observeGone(answer);
            } else {
                objects(kind).observe(answer);
            }
        } catch (IOException e) {
            LOG.atWarn()
                    .addKeyValue("kind", kind.name())
                    .addKeyValue("cause", e.getMessage())
                    .log("the answer to a write tells nothing; the watch has to");
        }
    }

    /**
     * Takes in that an object is gone, as the answer to an own write said: deleted at once, or not found. Nothing that is
     * told late brings it back; another object under its name is not concerned.
     *
     * @param last the object, of this store, that was written to
     */
    public void observeGone(FleetObject<?> last) {
        objects(last.kind()).observeGone(StoredObject.of(last));
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

    /** What an operator should know though decisions are made, one sentence for each object that is set aside, but not endlessly many. */
    public List<String> notices() {
        List<String> objects = unreadable();
        List<String> shown = new ArrayList<>();
        objects.stream().limit(MOST_NOTICES).forEach(object -> shown.add("set aside: " + object));
        if (objects.size() > MOST_NOTICES) {
            shown.add("set aside: " + (objects.size() - MOST_NOTICES) + " more");
        }
        return shown;
    }

    /** The objects that are set aside, one sentence each: kind, name and why. */
    public List<String> unreadable() {
        List<String> sentences = new ArrayList<>();
        Snapshot now = snapshot.current();
        for (Kind<?> kind : kinds) {
            now.unreadable(kind).forEach((key, object) -> sentences.add(kind.name() + " " + key + ": " + object.why()));
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

    private KnownObjects objects(Kind<?> kind) {
        return informers.stream()
                .filter(informer -> informer.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the store does not follow " + kind))
                .objects();
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
