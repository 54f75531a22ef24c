package io.fleetgate.webhook.feed;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Index;
import io.fleetgate.store.Snapshot;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The fleet as an API server has it, kept up to date by list and watch. Owns the client. */
public final class ClusterFeed implements Feed {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long CHECK_MILLIS = 1000;

    private final KubernetesClient client;
    private final LiveSnapshot snapshot;
    private final List<KindWatch> watches;
    private final CountDownLatch unread;
    private final CountDownLatch closed = new CountDownLatch(1);

    private ClusterFeed(KubernetesClient client, LiveSnapshot snapshot, List<KindWatch> watches) {
        this.client = client;
        this.snapshot = snapshot;
        this.watches = watches;
        this.unread = new CountDownLatch(watches.size());
    }

    /** Starts to read; until a kind has been read to its end, the snapshot says so. */
    public static ClusterFeed start(
            KubernetesClient client, Collection<Kind<?>> kinds, Collection<Index<?, ?>> indexes) {
        LiveSnapshot snapshot = new LiveSnapshot(Snapshot.empty(kinds, indexes));
        List<KindWatch> watches = kinds.stream()
                .map(kind -> new KindWatch(client, kind, snapshot, PATIENCE))
                .toList();
        ClusterFeed feed = new ClusterFeed(client, snapshot, watches);
        watches.forEach(watch -> watch.start(feed.unread::countDown));
        Thread.ofPlatform().daemon().name("watch-check").start(feed::checkUntilClosed);
        return feed;
    }

    @Override
    public Snapshot snapshot() {
        return snapshot.current();
    }

    @Override
    public List<String> missing() {
        return watches.stream()
                .map(KindWatch::missing)
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public void awaitComplete() throws InterruptedException {
        unread.await();
    }

    @Override
    public void close() {
        closed.countDown();
        watches.forEach(KindWatch::close);
        client.close();
    }

    private void checkUntilClosed() {
        try {
            while (!closed.await(CHECK_MILLIS, TimeUnit.MILLISECONDS)) {
                long now = System.nanoTime();
                watches.forEach(watch -> watch.check(now));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
