package io.fleetgate.operator.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.object.Kind;
import io.fleetgate.rollout.RejectionReason;
import io.fleetgate.store.Projection;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UndecidableException;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** How the fleet stands, in numbers. */
public final class FleetMetrics {
    private final Supplier<Snapshot> store;

    private FleetMetrics(Supplier<Snapshot> store) {
        this.store = store;
    }

    /**
     * Adds the numbers of a fleet.
     *
     * @param store snapshots that keep {@link FleetCounts#all}
     */
    public static void addTo(MeterRegistry registry, Supplier<Snapshot> store) {
        new FleetMetrics(store).addTo(registry);
    }

    private void addTo(MeterRegistry registry) {
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
        return number(FleetCounts.BINDINGS, tally -> tally.of(reason));
    }

    private double blocked(Kind<?> kind) {
        return number(FleetCounts.deletions(kind), FleetCounts::blocked);
    }

    /** Not a number while the kind is not known: that is not none. */
    private double number(Projection<Tally> projection, ToIntFunction<Tally> count) {
        try {
            return count.applyAsInt(store.get().readable().value(projection));
        } catch (UndecidableException e) {
            return Double.NaN;
        }
    }
}
