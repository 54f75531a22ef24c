package io.fleetgate.operator.gateway;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.operator.access.OperatorAccess;
import io.fleetgate.operator.access.Permission;
import io.fleetgate.operator.gateway.Outcome.Contender;
import io.fleetgate.reconcile.Step;
import io.github.bucket4j.BlockingStrategy;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/**
 * Carries out steps, each by one request; many threads may ask at the same time. Nothing is sent that the fence would not
 * outlive, and nothing is sent twice but what takes fields back that others have claimed.
 */
public final class WriteGateway {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** How long after no write is begun any more the last one is answered or given up. */
    public static final Duration LAST_ANSWER = LONGEST.plusSeconds(2);

    private static final Duration SHORTEST = Duration.ofMillis(1);

    private final Exchange exchange;
    private final Fence fence;
    private final WriteObserver observer;
    private final InstantSource clock;
    private final WriteMetrics metrics;
    private final Places places;
    private final Pace pace;

    private volatile boolean isClosed;

    /**
     * Connects nothing yet.
     *
     * @param client made for one request at a time on a connection, and without retries; stays its creator's to close
     */
    public WriteGateway(
            KubernetesClient client, Fence fence, WriteObserver observer, WriteLimits limits, MeterRegistry registry) {
        this(
                client,
                fence,
                observer,
                limits,
                registry,
                InstantSource.system(),
                TimeMeter.SYSTEM_NANOTIME,
                BlockingStrategy.PARKING);
    }

    WriteGateway(
            KubernetesClient client,
            Fence fence,
            WriteObserver observer,
            WriteLimits limits,
            MeterRegistry registry,
            InstantSource clock,
            TimeMeter monotonic,
            BlockingStrategy waiting) {
        this.exchange = new Exchange(client, fence);
        this.fence = fence;
        this.observer = observer;
        this.clock = clock;
        this.metrics = new WriteMetrics(registry);
        this.places = new Places(limits.atOnce());
        this.pace = new Pace(limits.perSecond(), monotonic, nanos -> {
            metrics.waited(nanos);
            waiting.park(nanos);
        });
    }

    /**
     * Carries out a step and waits for what comes of it; the observer knows it before the caller does.
     *
     * @throws IllegalArgumentException when the operator's role does not provide for such a step
     * @throws InterruptedException when interrupted; a write that was sent may then have been carried out
     */
    public Outcome perform(Step.Write step) throws InterruptedException {
        places.take(step instanceof Step.SetStatus);
        try {
            WriteRequest request = permitted(WriteRequests.of(step, clock.instant()));
            Outcome outcome = send(step, request);
            return outcome instanceof Outcome.Contended(List<Contender> contenders, Outcome _)
                    ? afterwards(contenders, send(step, request.forced()))
                    : outcome;
        } finally {
            places.leave();
        }
    }

    /**
     * Sends nothing any more, and waits for the answers to what was sent.
     *
     * @return whether all of them came in time
     */
    public boolean drain(Duration atMost) throws InterruptedException {
        isClosed = true;
        return places.awaitEmpty(atMost);
    }

    private static WriteRequest permitted(WriteRequest request) {
        Permission permission = Permission.ofWrite(request.method(), request.path());
        if (!OperatorAccess.isForAStep(permission)) {
            throw new IllegalArgumentException("the operator has no use for the " + permission);
        }
        return request;
    }

    /** What a patch of ours owns is ours as well, but not by applying: the API server takes the two for strangers. */
    private static Outcome afterwards(List<Contender> contenders, Outcome forced) {
        List<Contender> others = contenders.stream()
                .filter(contender -> !contender.manager().equals(WriteRequests.FIELD_MANAGER))
                .toList();
        return others.isEmpty() ? forced : new Outcome.Contended(others, forced);
    }

    private Outcome send(Step.Write step, WriteRequest request) throws InterruptedException {
        Outcome outcome = mayWrite() ? sendInTurn(step, request) : new Outcome.NotLeading();
        metrics.count(step, outcome);
        return outcome;
    }

    /** The fence is asked once more, since one's turn may be a while in coming. */
    private Outcome sendInTurn(Step.Write step, WriteRequest request) throws InterruptedException {
        pace.await();
        Duration left = left();
        return isEnough(left)
                ? exchange(step, request, left.compareTo(LONGEST) < 0 ? left : LONGEST)
                : new Outcome.NotLeading();
    }

    private boolean mayWrite() {
        return isEnough(left());
    }

    private Duration left() {
        return isClosed ? Duration.ZERO : fence.left();
    }

    private static boolean isEnough(Duration left) {
        return left.compareTo(SHORTEST) >= 0;
    }

    private Outcome exchange(Step.Write step, WriteRequest request, Duration within) throws InterruptedException {
        long start = System.nanoTime();
        metrics.sent();
        try {
            Outcome outcome = Outcomes.of(step, exchange.send(request, within));
            observe(step, outcome);
            return outcome;
        } catch (NoAnswer e) {
            return new Outcome.Unknown(e.why());
        } finally {
            metrics.answered(System.nanoTime() - start);
        }
    }

    private void observe(Step.Write step, Outcome outcome) {
        switch (outcome) {
            case Outcome.Written(var stored) -> observer.stored(step.id().kind(), stored);
            case Outcome.Replaced(var stored) -> {
                Decided.object(step).ifPresent(observer::gone);
                observer.stored(step.id().kind(), stored);
            }
            case Outcome.Deleted(), Outcome.Gone() -> Decided.object(step).ifPresent(observer::gone);
            case Outcome.Conflict _,
                    Outcome.Contended _,
                    Outcome.Refused _,
                    Outcome.Throttled _,
                    Outcome.NamespaceTerminating _,
                    Outcome.KindNotServed _,
                    Outcome.Unknown _,
                    Outcome.Postponed _,
                    Outcome.NotLeading _ -> {}
        }
    }
}
