package io.fleetgate.webhook.metrics;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.function.Consumer;

/** {@code GET /metrics} in the text format of Prometheus. */
public final class Metrics implements Consumer<RoutesConfig> {
    private static final String TEXT = "text/plain; version=0.0.4; charset=utf-8";

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    /** Metrics of the JVM, and of nothing else yet. */
    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
    }

    @Override
    public void accept(RoutesConfig routes) {
        routes.get("/metrics", this::scrape);
    }

    /** Where others add theirs. */
    MeterRegistry registry() {
        return registry;
    }

    private void scrape(Context context) {
        context.contentType(TEXT).result(registry.scrape());
    }
}
