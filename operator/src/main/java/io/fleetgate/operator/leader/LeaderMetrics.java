package io.fleetgate.operator.leader;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;

/** Says whether this replica leads, and how often that has begun. */
public final class LeaderMetrics {

    private LeaderMetrics() {}

    public static void addTo(MeterRegistry registry, Leadership leadership) {
        Gauge.builder("fleetgate.operator.leader", leadership, of -> of.isLeading() ? 1 : 0)
                .description("1 while this replica leads.")
                .register(registry);
        FunctionCounter.builder("fleetgate.operator.leader.tenures", leadership, Leadership::tenures)
                .description("How often this replica has begun to lead.")
                .register(registry);
    }
}
