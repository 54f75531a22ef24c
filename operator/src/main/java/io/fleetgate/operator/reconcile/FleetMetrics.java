package io.fleetgate.operator.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** How the fleet stands, in numbers. They are counted when they are asked for, and hold for a second. */
public final class FleetMetrics {
    private static final long LASTING = Duration.ofSeconds(1).toNanos();

    private final Supplier<Snapshot> store;
    private final LongSupplier nanoTime;
    private Optional<Counts> counts = Optional.empty();
    private long countedAt;

    private record Counts(Map<String, Integer> bindings, Map<Kind<?>, Integer> blocked) {}

    FleetMetrics(Supplier<Snapshot> store, LongSupplier nanoTime) {
        this.store = store;
        this.nanoTime = nanoTime;
        this.countedAt = nanoTime.getAsLong() - LASTING;
    }

    /** Adds the numbers of a fleet. */
    public static void addTo(MeterRegistry registry, Supplier<Snapshot> store) {
        new FleetMetrics(store, System::nanoTime).addTo(registry);
    }

    void addTo(MeterRegistry registry) {
        for (String reason : reasons()) {
            Gauge.builder("fleetgate.operator.bindings", this, fleet -> fleet.bindings(reason))
                    .description("ReleaseBindings by what their condition Accepted says")
                    .tag("reason", reason)
                    .strongReference(true)
                    .register(registry);
        }
        for (Kind<?> kind : SolarKinds.ALL) {
            Gauge.builder("fleetgate.operator.deletion.blocked", this, fleet -> fleet.blocked(kind))
                    .description("Objects that are being deleted and wait for somebody")
                    .tag("kind", kind.name())
                    .strongReference(true)
                    .register(registry);
        }
    }

    private static Set<String> reasons() {
        Set<String> reasons = new TreeSet<>();
        reasons.add(ConditionReason.ACCEPTED.wireName());
        reasons.add(ConditionReason.TARGET_NOT_FOUND.wireName());
        for (RejectionReason reason : RejectionReason.values()) {
            reasons.add(reason.wireName());
        }
        return reasons;
    }

    private double bindings(String reason) {
        return number(counts -> counts.bindings().getOrDefault(reason, 0));
    }

    private double blocked(Kind<?> kind) {
        return number(counts -> counts.blocked().getOrDefault(kind, 0));
    }

    /** Not a number while the fleet is not known: that is not none. */
    private double number(ToDoubleFunction<Counts> count) {
        return now().map(count::applyAsDouble).orElse(Double.NaN);
    }

    private synchronized Optional<Counts> now() {
        if (nanoTime.getAsLong() - countedAt >= LASTING) {
            counts = count(store.get());
            countedAt = nanoTime.getAsLong();
        }
        return counts;
    }

    private static Optional<Counts> count(Snapshot snapshot) {
        try {
            return Optional.of(countAll(snapshot));
        } catch (UndecidableException e) {
            return Optional.empty();
        }
    }

    private static Counts countAll(Snapshot fleet) {
        Snapshot snapshot = fleet.readable();
        Map<String, Integer> bindings = new HashMap<>();
        for (FleetObject<?> binding : snapshot.list(SolarKinds.RELEASE_BINDING)) {
            JsonNode accepted = condition(binding, ConditionType.ACCEPTED);
            bindings.merge(accepted.path("reason").asText(), 1, Integer::sum);
        }
        Map<Kind<?>, Integer> blocked = new HashMap<>();
        for (Kind<?> kind : SolarKinds.ALL) {
            for (FleetObject<?> object : snapshot.list(kind)) {
                if (object.isTerminating()
                        && condition(object, ConditionType.DELETION_BLOCKED)
                                .path("status")
                                .asText()
                                .equals("True")) {
                    blocked.merge(kind, 1, Integer::sum);
                }
            }
        }
        return new Counts(bindings, blocked);
    }

    private static JsonNode condition(FleetObject<?> object, ConditionType type) {
        for (JsonNode condition : object.status().path("conditions")) {
            if (condition.path("type").asText().equals(type.wireName())) {
                return condition;
            }
        }
        return object.document().missingNode();
    }
}
