package io.fleetgate.webhook.metrics;

import io.fleetgate.cluster.informer.KindStatus;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Completeness;
import io.fleetgate.webhook.feed.Feed;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** How well the fleet is known, by kind; read when somebody asks for metrics, and never before. */
public final class StoreMetrics {
    private static final double NANOS_PER_SECOND = 1e9;

    private final MeterRegistry registry;
    private final Feed feed;

    private StoreMetrics(MeterRegistry registry, Feed feed) {
        this.registry = registry;
        this.feed = feed;
    }

    /** Adds the metrics of a feed; those of watches, if it has any. */
    public static void addTo(Metrics metrics, Feed feed, Collection<Kind<?>> kinds) {
        StoreMetrics store = new StoreMetrics(metrics.registry(), feed);
        kinds.forEach(store::addKind);
        feed.status().forEach(status -> store.addWatch(status.kind()));
    }

    private void addKind(Kind<?> kind) {
        gauge("objects", "Objects that are known.", kind, of -> of.snapshot().size(kind));
        gauge(
                "set.aside.objects",
                "Stored objects that cannot be read.",
                kind,
                of -> of.snapshot().unreadable(kind).size());
        gauge(
                "complete",
                "1 while decisions may be based on the kind, else 0.",
                kind,
                of -> of.snapshot().completeness(kind) instanceof Completeness.Complete ? 1 : 0);
    }

    private void addWatch(Kind<?> kind) {
        gauge(
                "age.seconds",
                "Time since the kind was last known to be up to date.",
                kind,
                of -> seconds(status(of, kind).map(KindStatus::age)));
        gauge(
                "last.event.age.seconds",
                "Time since the last event; NaN before the first.",
                kind,
                of -> seconds(status(of, kind).flatMap(KindStatus::sinceEvent)));
        gauge(
                "resource.version",
                "Up to which every change is known; 0 before the first list.",
                kind,
                of -> status(of, kind)
                        .map(found -> found.resourceVersion().orElse(0))
                        .orElse(0L));
        counter(
                "lists",
                "Lists that were started; more than one after expired watches and outages.",
                kind,
                of -> status(of, kind).map(KindStatus::lists).orElse(0L));
        counter(
                "events",
                "Events about objects that were taken over.",
                kind,
                of -> status(of, kind).map(KindStatus::events).orElse(0L));
    }

    private void gauge(String name, String description, Kind<?> kind, ToDoubleFunction<Feed> value) {
        Gauge.builder("fleetgate.store." + name, feed, value)
                .description(description)
                .tag("kind", kind.name())
                .register(registry);
    }

    private void counter(String name, String description, Kind<?> kind, ToDoubleFunction<Feed> value) {
        FunctionCounter.builder("fleetgate.store." + name, feed, value)
                .description(description)
                .tag("kind", kind.name())
                .register(registry);
    }

    private static Optional<KindStatus> status(Feed feed, Kind<?> kind) {
        return feed.status().stream()
                .filter(status -> status.kind().equals(kind))
                .findFirst();
    }

    private static double seconds(Optional<Duration> duration) {
        return duration.map(time -> time.toNanos() / NANOS_PER_SECOND).orElse(Double.NaN);
    }
}
