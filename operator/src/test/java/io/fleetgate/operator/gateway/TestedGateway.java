package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.time.HandMovedNanos;
import io.fleetgate.reconcile.Step;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** A gateway at a scripted server, under a fence that leaves five seconds until told otherwise. */
final class TestedGateway implements AutoCloseable, WriteObserver {
    static final WriteLimits LIMITS = new WriteLimits(16, 500);

    final ScriptedServer server = new ScriptedServer();
    final SimpleMeterRegistry registry = new SimpleMeterRegistry();

    /** Moved by hand, and by those who wait for it: that takes no time. */
    final HandMovedNanos time = new HandMovedNanos();

    /** What the observer was told. */
    final List<String> observed = new CopyOnWriteArrayList<>();

    private final AtomicReference<Duration> waited = new AtomicReference<>(Duration.ZERO);
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final KubernetesClient client;
    final WriteGateway gateway;

    volatile Duration left = Duration.ofSeconds(5);
    private final AtomicInteger asksLeft = new AtomicInteger(Integer.MAX_VALUE);
    private volatile int closesAt = Integer.MAX_VALUE;

    TestedGateway() throws IOException {
        this(LIMITS);
    }

    TestedGateway(WriteLimits limits) throws IOException {
        this(limits, null);
    }

    /** A gateway that writes to another address than the scripted server's. */
    TestedGateway(WriteLimits limits, String url) throws IOException {
        Config config = new ConfigBuilder(Config.empty())
                .withMasterUrl(url == null ? server.url() : url)
                .withAutoOAuthToken("token-1")
                .build();
        client = ClusterClient.create(config);
        InstantSource clock = InstantSource.fixed(Instant.parse("2026-11-30T12:00:00.987Z"));
        gateway = new WriteGateway(client, this::left, this, limits, registry, clock, time, this::park);
    }

    /** The fence leaves what it leaves until one more request has come, and then nothing. */
    void closesAfterOneWrite() {
        closesAt = server.received().size() + 1;
    }

    /** The fence leaves what it leaves so many times more, and then nothing. */
    void closesWhenAsked(int times) {
        asksLeft.set(times);
    }

    Outcome perform(Step.Write step) throws InterruptedException {
        return gateway.perform(step);
    }

    /** How long has been waited, added up. */
    Duration waited() {
        return waited.get();
    }

    /** Performs on another thread. */
    Future<Outcome> begin(Step.Write step) {
        CompletableFuture<Outcome> outcome = new CompletableFuture<>();
        threads.execute(() -> {
            try {
                outcome.complete(gateway.perform(step));
            } catch (InterruptedException | RuntimeException e) {
                outcome.completeExceptionally(e);
            }
        });
        return outcome;
    }

    @Override
    public void stored(Kind<?> kind, ObjectNode document) {
        observed.add(
                "stored " + kind.name() + " " + document.at("/metadata/uid").asText() + " "
                        + document.at("/metadata/resourceVersion").asText());
    }

    @Override
    public void gone(FleetObject<?> last) {
        observed.add("gone " + last.metadata().uid());
    }

    private void park(long nanos) {
        time.pass(Duration.ofNanos(nanos));
        waited.accumulateAndGet(Duration.ofNanos(nanos), Duration::plus);
    }

    private Duration left() {
        boolean isOpen = asksLeft.getAndDecrement() > 0 && server.received().size() < closesAt;
        return isOpen ? left : Duration.ZERO;
    }

    @Override
    public void close() {
        threads.shutdownNow();
        client.close();
        server.close();
    }
}
