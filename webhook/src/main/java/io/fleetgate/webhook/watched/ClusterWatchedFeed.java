package io.fleetgate.webhook.watched;

import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.cluster.informer.StoreListener;
import io.fleetgate.cluster.resource.ResourceInformers;
import io.fleetgate.object.FleetObject;
import io.fleetgate.resource.WatchedResources;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The configs of a cluster and what they watch in it. It is told of configs by the store of the fleet, and compiles them by itself. */
public final class ClusterWatchedFeed extends WatchedFeed implements StoreListener {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterWatchedFeed.class);
    private static final long LOOK_MILLIS = 100;

    private final ResourceInformers informers;
    private final CompiledConfigs compiled;
    private final Semaphore news = new Semaphore(0);
    private final CountDownLatch started = new CountDownLatch(1);
    private final Thread thread;
    private volatile @Nullable Snapshot latest;
    private volatile JudgingConfigs configs = new JudgingConfigs(Completeness.NOT_SYNCED, List.of());
    private volatile List<String> notices = List.of();

    private ClusterWatchedFeed(ResourceInformers informers, ScopePolicy policy) {
        this.informers = informers;
        this.compiled = new CompiledConfigs(policy);
        this.thread = Thread.ofPlatform().daemon().name("configs").unstarted(this::followUntilClosed);
    }

    /** A feed without configs, until it is told of some; it closes the informers in the end. */
    public static ClusterWatchedFeed start(ResourceInformers informers, ScopePolicy policy) {
        ClusterWatchedFeed feed = new ClusterWatchedFeed(informers, policy);
        feed.thread.start();
        return feed;
    }

    /** Hands over and returns. */
    @Override
    public void changed(StoreChange change) {
        if (concernsConfigs(change)) {
            latest = change.after();
            news.release();
        }
    }

    @Override
    JudgingConfigs configs() {
        return configs;
    }

    @Override
    WatchedResources resources() {
        return informers.current();
    }

    @Override
    public List<String> missing() {
        return started.getCount() > 0 ? List.of("watched resources: being read") : List.of();
    }

    @Override
    public List<String> notices() {
        return Stream.concat(notices.stream(), informers.notices().stream()).toList();
    }

    @Override
    public void awaitStarted() throws InterruptedException {
        started.await();
    }

    @Override
    public void close() {
        thread.interrupt();
        informers.close();
    }

    private static boolean concernsConfigs(StoreChange change) {
        return switch (change) {
            case StoreChange.Knowledge knowledge -> knowledge.kind().equals(HapticKinds.TEMPLATE_CONFIG);
            case StoreChange.Objects objects ->
                objects.changes().changes().stream()
                                .anyMatch(each -> each.kind().equals(HapticKinds.TEMPLATE_CONFIG))
                        || objects.unreadable().stream()
                                .anyMatch(each -> each.kind().equals(HapticKinds.TEMPLATE_CONFIG));
        };
    }

    private void followUntilClosed() {
        try {
            while (true) {
                boolean isNews =
                        started.getCount() > 0 ? news.tryAcquire(LOOK_MILLIS, TimeUnit.MILLISECONDS) : awaitNews();
                news.drainPermits();
                Snapshot snapshot = latest;
                if (isNews && snapshot != null) {
                    follow(snapshot);
                }
                if (isStarted(snapshot)) {
                    started.countDown();
                }
            }
        } catch (InterruptedException e) {
            LOG.atDebug().log("closed");
        }
    }

    private boolean awaitNews() throws InterruptedException {
        news.acquire();
        return true;
    }

    /** Whether all that is watched was read, or is known not to be readable now. */
    private boolean isStarted(@Nullable Snapshot snapshot) {
        return snapshot != null
                && snapshot.completeness(HapticKinds.TEMPLATE_CONFIG) instanceof Completeness.Complete
                && !informers.isStarting();
    }

    private void follow(Snapshot snapshot) {
        Completeness completeness = snapshot.completeness(HapticKinds.TEMPLATE_CONFIG);
        if (completeness instanceof Completeness.Complete) {
            compiled.replaceBy(readable(snapshot));
            informers.follow(compiled.usable().stream()
                    .map(each -> each.config().watches())
                    .toList());
            notices = compiled.notices();
        }
        configs = new JudgingConfigs(completeness, compiled.usable());
    }

    /** One that cannot be read judges no more than one that does not compile; the store has a notice of it. */
    private static List<FleetObject<HAProxyTemplateConfigSpec>> readable(Snapshot snapshot) {
        List<FleetObject<HAProxyTemplateConfigSpec>> readable = new ArrayList<>();
        try {
            snapshot.list(HapticKinds.TEMPLATE_CONFIG).forEach(readable::add);
        } catch (UndecidableException e) {
            LOG.atWarn().addKeyValue("cause", e.getMessage()).log("a config judges nothing");
        }
        return readable;
    }
}
