package io.fleetgate.operator.health;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/** What {@code /metrics} says. Labels are kinds and outcomes, never names of objects. */
public final class Metrics {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    /** Metrics of the JVM, and of nothing else yet. */
    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
    }

    /** Where others add theirs. */
    public MeterRegistry registry() {
        return registry;
    }

    /** All of them as they are now, in the text format of Prometheus. */
    String text() {
        return registry.scrape();
    }
}
