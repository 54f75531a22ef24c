package io.fleetgate.cluster.informer;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.cluster.watch.ScriptedApiServer;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** A scripted API server and a store that follows it. */
public final class WatchedFleet implements AutoCloseable {
    static final ObjectKey EDGE = new ObjectKey("sites", "edge");

    /** A store that is never stale while a test runs. */
    static final Duration LONG = Duration.ofMinutes(1);

    private static final Duration LIMIT = Duration.ofSeconds(20);

    final ScriptedApiServer server = new ScriptedApiServer();
    private final StoreListener listener;
    private FleetStore store;

    WatchedFleet() throws IOException {
        this(StoreListener.NONE);
    }

    WatchedFleet(StoreListener listener) throws IOException {
        this.listener = listener;
    }

    /** Every kind exists, without objects; returns the targets. */
    ScriptedKind installed() {
        SolarKinds.ALL.forEach(server::install);
        return server.install(SolarKinds.TARGET);
    }

    /** Starts a store and returns at once. */
    FleetStore connect(Duration staleAfter) {
        Config config =
                new ConfigBuilder(Config.empty()).withMasterUrl(server.url()).build();
        store = FleetStore.start(
                ClusterClient.create(config), SolarKinds.ALL, FleetIndexes.ALL, ReadTimes.within(staleAfter), listener);
        return store;
    }

    /** Starts a store and returns when it has read everything. */
    FleetStore follow(Duration staleAfter) throws InterruptedException {
        connect(staleAfter).awaitComplete();
        return store;
    }

    Snapshot snapshot() {
        return store.snapshot();
    }

    boolean isComplete(Kind<?> kind) {
        return snapshot().completeness(kind) instanceof Completeness.Complete;
    }

    /** How the targets are known. */
    KindStatus targetStatus() {
        return store.status().stream()
                .filter(status -> status.kind().equals(SolarKinds.TARGET))
                .findFirst()
                .orElseThrow();
    }

    /** The resourceVersion of every target that the store knows. */
    Map<String, String> targets() {
        Map<String, String> versions = new TreeMap<>();
        for (FleetObject<?> target : snapshot().list(SolarKinds.TARGET)) {
            versions.put(
                    target.key().toString(),
                    target.document().at("/metadata/resourceVersion").asText());
        }
        return versions;
    }

    /** Waits until the store knows the targets exactly as a fresh list would have them. */
    void awaitEqual(ScriptedKind targets) {
        await(() -> isComplete(SolarKinds.TARGET) && targets().equals(targets.versions()));
    }

    static String target(String name, String ring) {
        return """
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Target","metadata":{"name":"%s","namespace":"sites",
                 "labels":{"ring":"%s"}},"spec":{}}
                """.formatted(name, ring);
    }

    public static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("nanoseconds").isLessThan(end);
            LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
        server.close();
    }
}
