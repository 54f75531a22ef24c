package io.fleetgate.e2e.store;

import static io.fleetgate.e2e.installation.FleetgateProcess.NAMESPACE;
import static io.fleetgate.e2e.installation.FleetgateProcess.WEBHOOK;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.settlement.FleetIndexes;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstallationExtension.class)
class LiveStoreE2E {
    private static final Duration STALE_AFTER = Duration.ofSeconds(10);

    private final Installation installation;
    private final ControlPlane controlPlane;

    LiveStoreE2E(Installation installation) {
        this.installation = installation;
        this.controlPlane = installation.controlPlane();
    }

    @Test
    void storeHasWhatAFreshListHasAfterARestartOfTheApiServerInAStreamOfChanges() throws Exception {
        var namespace = installation.newUnregisteredNamespace("store");
        try (var store = store()) {
            store.awaitComplete();

            var changes = ChangeStream.startedIn(namespace);
            changes.awaitStored(5);
            controlPlane.restartApiServer();
            changes.awaitStored(5);
            var rounds = changes.end();

            var fresh = FreshList.of(controlPlane);
            assertThat(rounds).isGreaterThanOrEqualTo(10);
            assertThat(fresh).hasSizeGreaterThan(5);
            installation
                    .webhook()
                    .await(() -> store.missing().isEmpty()
                            && FreshList.of(store.snapshot()).equals(fresh));
        }
    }

    @Test
    void webhookIsUnreadyWhileTheApiServerIsFrozenAndRightAfterwards() throws Exception {
        var namespace = installation.newUnregisteredNamespace("frozen");
        try (var webhook =
                        installation.startWebhook("webhook-frozen", "--stale-after=" + STALE_AFTER.toSeconds() + "s");
                var store = store()) {
            store.awaitComplete();
            assertThat(webhook.get("/readyz").statusCode()).isEqualTo(200);

            controlPlane.freezeApiServer();
            try {
                webhook.await(() -> webhook.get("/readyz").statusCode() == 503);
                assertThat(webhook.get("/readyz").body())
                        .contains("Target: not known to be up to date for more than 10 s");
                assertThat(store.snapshot().size()).isPositive();
            } finally {
                controlPlane.thawApiServer();
            }
            namespace.store("""
                    apiVersion: solar.opendefense.cloud/v1alpha1
                    kind: Target
                    metadata: {name: after}
                    spec: {renderRegistryRef: {name: deploy}}
                    """);

            webhook.await(() -> webhook.get("/readyz").statusCode() == 200
                    && webhook.get("/v1/explain/targets/" + namespace.name() + "/after")
                                    .statusCode()
                            == 200);
            var fresh = FreshList.of(controlPlane);
            webhook.await(() ->
                    store.missing().isEmpty() && FreshList.of(store.snapshot()).equals(fresh));
        }
    }

    /** The store as the webhook starts it, with the webhook's own permissions. */
    private FleetStore store() throws Exception {
        var kubeconfig = controlPlane.serviceAccountKubeconfig(NAMESPACE, WEBHOOK);
        return FleetStore.start(
                ClusterClient.create(Optional.of(kubeconfig)), SolarKinds.ALL, FleetIndexes.ALL, STALE_AFTER);
    }
}
