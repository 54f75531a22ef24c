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

    private final MeterRegistry registry;

    private ReconcileMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    /**
     * Adds the gauges of the work, and of the store that it is about.
     *
     * @param isQuiet whether this replica leads, all is known, nothing is left to do, and a watch has told of every write
     */
    public static void addTo(MeterRegistry registry, Reconciler reconciler, FleetStore store, BooleanSupplier isQuiet) {
        ReconcileMetrics metrics = new ReconcileMetrics(registry);
        metrics.addWork(reconciler, isQuiet);
        store.status().forEach(status -> metrics.addKind(status.kind(), store));
    }

    private void addWork(Reconciler reconciler, BooleanSupplier isQuiet) {
        add(
                "quiet",
                "1 while this replica leads, all is known, nothing is left to do, and every write was told of",
                reconciler,
                _ -> isQuiet.getAsBoolean() ? 1 : 0);
        add(
                "queue.ready",
                "Items that wait for a worker",
                reconciler,
                work -> work.depth().ready());
        add(
                "queue.active",
                "Items that are worked on",
                reconciler,
                work -> work.depth().active());
        add(
                "queue.delayed",
                "Items that are put off",
                reconciler,
                work -> work.depth().delayed());
        add("failing", "Items that could not be settled when last tried", reconciler, Reconciler::failing);
    }

    private void addKind(Kind<?> kind, FleetStore store) {
        add(kind, "objects", "Objects that are known", store, KindStatus::objects);
        add(kind, "unreadable", "Objects that cannot be read", store, KindStatus::unreadable);
        add(
                kind,
                "resource.version",
                "Up to which every change is known",
                store,
                status -> status.resourceVersion().orElse(0));
        add(kind, "lists", "Lists that were started", store, KindStatus::lists);
        add(kind, "complete", "1 while decisions may be based on it", store, status -> status.complete() ? 1 : 0);
    }

    private <T> void add(String name, String help, T of, ToDoubleFunction<T> value) {
        Gauge.builder(PREFIX + name, of, value).description(help).register(registry);
    }

    private void add(Kind<?> kind, String name, String help, FleetStore store, ToDoubleFunction<KindStatus> value) {
        ToDoubleFunction<FleetStore> ofKind = fleet -> fleet.status().stream()
                .filter(status -> status.kind().equals(kind))
                .mapToDouble(value)
                .sum();
        Gauge.builder(PREFIX + "store." + name, store, ofKind)
                .description(help)
                .tag("kind", kind.name())
                .register(registry);
    }
}
