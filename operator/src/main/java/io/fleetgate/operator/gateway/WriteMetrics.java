package io.fleetgate.operator.gateway;

import io.fleetgate.reconcile.Step;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the requests of the gateway, each of a contended write included, as the API server's audit log does. */
final class WriteMetrics {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final Duration[] BUCKETS = {
        Duration.ofMillis(5),
        Duration.ofMillis(25),
        Duration.ofMillis(100),
        Duration.ofMillis(500),
        Duration.ofSeconds(2),
        Duration.ofSeconds(8)
    };

    private final MeterRegistry registry;
    private final AtomicInteger inFlight = new AtomicInteger();
    private final Counter throttled;
    private final Timer durations;

    WriteMetrics(MeterRegistry registry) {
        this.registry = registry;
        this.throttled = Counter.builder("fleetgate.operator.writes.throttled.seconds")
                .description("Time that writes have waited for their rate, added up.")
                .register(registry);
        this.durations = Timer.builder("fleetgate.operator.write.duration")
                .description("Time from sending a write to its answer.")
                .serviceLevelObjectives(BUCKETS)
                .register(registry);
        Gauge.builder("fleetgate.operator.writes.in.flight", inFlight, AtomicInteger::get)
                .description("Writes that were sent and not answered yet.")
                .register(registry);
    }

    void sent() {
        inFlight.incrementAndGet();
    }

    void answered(long nanos) {
        inFlight.decrementAndGet();
        durations.record(nanos, TimeUnit.NANOSECONDS);
    }

    void waited(long nanos) {
        throttled.increment(nanos / NANOS_PER_SECOND);
    }

    void count(Step.Write step, Outcome outcome) {
        Counter.builder("fleetgate.operator.writes")
                .description("Writes by what was written and what came of it.")
                .tag("verb", verb(step))
                .tag("kind", step.id().kind().name())
                .tag("outcome", word(outcome))
                .register(registry)
                .increment();
    }

    private static String verb(Step.Write step) {
        return switch (step) {
            case Step.Create _ -> "create";
            case Step.SetFinalizers _ -> "set_finalizers";
            case Step.SetStatus _ -> "set_status";
            case Step.SetSpec _ -> "set_spec";
            case Step.Apply _ -> "apply";
            case Step.Delete _ -> "delete";
        };
    }

    private static String word(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Written _ -> "written";
            case Outcome.Deleted() -> "deleted";
            case Outcome.Gone() -> "gone";
            case Outcome.Replaced _ -> "replaced";
            case Outcome.Conflict _ -> "conflict";
            case Outcome.Contended _ -> "contended";
            case Outcome.Refused _ -> "refused";
            case Outcome.Throttled _ -> "throttled";
            case Outcome.NamespaceTerminating() -> "namespace_terminating";
            case Outcome.KindNotServed() -> "kind_not_served";
            case Outcome.Unknown _ -> "unknown";
            case Outcome.Postponed _ -> "postponed";
            case Outcome.NotLeading() -> "not_leading";
        };
    }
}
