package io.fleetgate.operator.reconcile;

import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.cluster.informer.KindStatus;
import io.fleetgate.object.Kind;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;

/** What the work on the fleet comes to, in numbers. */
public final class ReconcileMetrics {
    private static final String PREFIX = "fleetgate.operator.";

    private ReconcileMetrics() {}

    /**
     * Adds the gauges of the work, and of the store that it is about.
     *
     * @param isQuiet whether this replica leads, all is known, nothing is left to do, and a watch has told of every write
     */
    public static void addTo(MeterRegistry registry, Reconciler reconciler, FleetStore store, BooleanSupplier isQuiet) {
        gauge(
                registry,
                "quiet",
                "1 while this replica leads, all is known, nothing is left to do, and every write was told of",
                reconciler,
                _ -> isQuiet.getAsBoolean() ? 1 : 0);
        gauge(
                registry,
                "queue.ready",
                "Items that wait for a worker",
                reconciler,
                work -> work.depth().ready());
        gauge(
                registry,
                "queue.active",
                "Items that are worked on",
                reconciler,
                work -> work.depth().active());
        gauge(
                registry,
                "queue.delayed",
                "Items that are put off",
                reconciler,
                work -> work.depth().delayed());
        gauge(registry, "failing", "Items that could not be settled when last tried", reconciler, Reconciler::failing);
        for (KindStatus status : store.status()) {
            ofKind(registry, status.kind(), "objects", "Objects that are known", store, KindStatus::objects);
            ofKind(registry, status.kind(), "unreadable", "Objects that cannot be read", store, KindStatus::unreadable);
            ofKind(
                    registry,
                    status.kind(),
                    "resource.version",
                    "Up to which every change is known",
                    store,
                    kind -> kind.resourceVersion().orElse(0));
            ofKind(registry, status.kind(), "lists", "Lists that were started", store, KindStatus::lists);
            ofKind(
                    registry,
                    status.kind(),
                    "complete",
                    "1 while decisions may be based on it",
                    store,
                    kind -> kind.complete() ? 1 : 0);
        }
    }

    private static <T> void gauge(MeterRegistry registry, String name, String help, T of, ToDoubleFunction<T> value) {
        Gauge.builder(PREFIX + name, of, value).description(help).register(registry);
    }

    private static void ofKind(
            MeterRegistry registry,
            Kind<?> kind,
            String name,
            String help,
            FleetStore store,
            ToDoubleFunction<KindStatus> value) {
        Gauge.builder(
                        PREFIX + "store." + name,
                        store,
                        fleet -> fleet.status().stream()
                                .filter(status -> status.kind().equals(kind))
                                .mapToDouble(value)
                                .sum())
                .description(help)
                .tag("kind", kind.name())
                .register(registry);
    }
}
