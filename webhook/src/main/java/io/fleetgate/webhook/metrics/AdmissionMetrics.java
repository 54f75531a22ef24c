package io.fleetgate.webhook.metrics;

import io.fleetgate.object.GroupKind;
import io.fleetgate.object.Kind;
import io.fleetgate.webhook.validate.AdmissionObserver;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Counts the answers of {@code /validate}; everything is looked up before the first request, so that one costs nothing. */
public final class AdmissionMetrics implements AdmissionObserver {
    private static final Duration[] BUCKETS = {
        Duration.ofNanos(250_000),
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        Duration.ofMillis(25),
        Duration.ofMillis(100),
        Duration.ofMillis(500),
        Duration.ofSeconds(2)
    };

    private final Map<GroupKind, Map<Outcome, Counter>> counters = new HashMap<>();
    private final Map<Outcome, Counter> others;
    private final Timer durations;

    /** Counters for the kinds; every other kind is counted as one. */
    public AdmissionMetrics(Metrics metrics, Collection<Kind<?>> kinds) {
        MeterRegistry registry = metrics.registry();
        kinds.forEach(kind -> counters.put(kind.groupKind(), outcomes(registry, kind.name())));
        this.others = outcomes(registry, "other");
        this.durations = Timer.builder("fleetgate.admission.duration")
                .description("Time from the head of a request to its answer.")
                .serviceLevelObjectives(BUCKETS)
                .register(registry);
    }

    @Override
    public void answered(@Nullable GroupKind kind, Outcome outcome, long nanos) {
        Map<Outcome, Counter> ofKind = kind == null ? others : counters.getOrDefault(kind, others);
        Counter counter = ofKind.get(outcome);
        if (counter != null) {
            counter.increment();
        }
        durations.record(nanos, TimeUnit.NANOSECONDS);
    }

    private static Map<Outcome, Counter> outcomes(MeterRegistry registry, String kind) {
        Map<Outcome, Counter> counters = new EnumMap<>(Outcome.class);
        for (Outcome outcome : Outcome.values()) {
            counters.put(
                    outcome,
                    Counter.builder("fleetgate.admission.requests")
                            .description("Admission requests by kind and outcome.")
                            .tag("kind", kind)
                            .tag("outcome", outcome.name().toLowerCase(Locale.ROOT))
                            .register(registry));
        }
        return counters;
    }
}
