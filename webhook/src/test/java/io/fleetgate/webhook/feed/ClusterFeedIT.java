package io.fleetgate.webhook.feed;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Informers against a scripted API server; the real one is asked by the end-to-end tests. */
@Timeout(30)
class ClusterFeedIT {
    private static final ObjectKey EDGE = new ObjectKey("sites", "edge");

    private ScriptedApiServer server;
    private ClusterFeed feed;

    @BeforeEach
    void start() throws Exception {
        server = new ScriptedApiServer();
    }

    @AfterEach
    void stop() {
        feed.close();
        server.close();
    }

    @Test
    void aListIsReadWithoutManagedFieldsAndAWatchFollows() throws Exception {
        installEverything();
        server.install("targets", target("edge", "1", "canary"));
        connect();
        feed.awaitComplete();

        assertThat(feed.snapshot().find(SolarKinds.TARGET, EDGE)).hasValueSatisfying(target -> {
            assertThat(target.labels()).containsEntry("ring", "canary");
            assertThat(target.document().path("metadata").has("managedFields")).isFalse();
        });

        server.send("targets", "MODIFIED", target("edge", "2", "stable"));
        await(() -> feed.snapshot()
                .find(SolarKinds.TARGET, EDGE)
                .orElseThrow()
                .labels()
                .containsValue("stable"));
        server.send("targets", "ADDED", target("other", "3", "stable"));
        await(() -> feed.snapshot().list(SolarKinds.TARGET).size() == 2);
        server.send("targets", "DELETED", target("edge", "4", "stable"));
        await(() -> feed.snapshot().find(SolarKinds.TARGET, EDGE).isEmpty());
        assertThat(server.methods()).containsExactly("GET");
    }

    @Test
    void anObjectThatMakesNoSenseIsKeptAndStopsNothing() throws Exception {
        installEverything();
        server.install(
                "targets",
                target("odd", "1", "x").replace("\"spec\":{}", "\"spec\":{\"renderRegistryRef\":7},\"status\":[]"),
                target("edge", "2", "x"));
        connect();
        feed.awaitComplete();

        assertThat(feed.snapshot().list(SolarKinds.TARGET)).hasSize(2);
    }

    @Test
    void crdsThatAreInstalledLaterAreFoundAndNothingIsKnownBefore() throws Exception {
        connect();

        await(() -> feed.missing().size() == SolarKinds.ALL.size()
                && feed.missing().getFirst().contains("are the CRDs installed?"));
        assertThat(feed.snapshot().completeness(SolarKinds.TARGET)).isEqualTo(Completeness.NOT_SYNCED);

        installEverything();
        feed.awaitComplete();
        assertThat(feed.missing()).isEmpty();
        assertThat(feed.snapshot().completeness(SolarKinds.TARGET)).isEqualTo(Completeness.COMPLETE);
    }

    private void connect() {
        Config config = new ConfigBuilder(Config.empty())
                .withMasterUrl(server.url())
                .withWatchReconnectInterval(50)
                .build();
        feed = ClusterFeed.start(
                new KubernetesClientBuilder().withConfig(config).build(), SolarKinds.ALL, FleetIndexes.ALL);
    }

    private void installEverything() {
        for (Kind<?> kind : SolarKinds.ALL) {
            server.install(kind.plural());
        }
    }

    private static String target(String name, String resourceVersion, String ring) {
        return """
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Target","metadata":{"name":"%s","namespace":"sites",
                 "resourceVersion":"%s","labels":{"ring":"%s"},"managedFields":[{"manager":"kubectl"}]},"spec":{}}
                """.formatted(name, resourceVersion, ring).replace("\n", "");
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("nanoseconds").isLessThan(end);
            LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }
    }
}
