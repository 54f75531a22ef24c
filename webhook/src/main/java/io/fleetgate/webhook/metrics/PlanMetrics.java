package io.fleetgate.webhook.metrics;

import io.fleetgate.webhook.dryrun.DryRunObserver;
import io.micrometer.core.instrument.Counter;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Counts the answers of {@code /v1/dry-run}. */
public final class PlanMetrics implements DryRunObserver {
    private final Map<Outcome, Counter> counters = new EnumMap<>(Outcome.class);

    /** Counters for every outcome. */
    public PlanMetrics(Metrics metrics) {
        for (Outcome outcome : Outcome.values()) {
            counters.put(
                    outcome,
                    Counter.builder("fleetgate.dry.run.plans")
                            .description("Dry-runs by the verdict of the plan, or by why there is none.")
                            .tag("outcome", outcome.name().toLowerCase(Locale.ROOT))
                            .register(metrics.registry()));
        }
    }

    @Override
    public void answered(Outcome outcome) {
        Counter counter = counters.get(outcome);
        if (counter != null) {
            counter.increment();
        }
    }
}
