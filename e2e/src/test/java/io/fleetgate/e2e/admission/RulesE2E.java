package io.fleetgate.e2e.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The modes of rules in a ConfigMap, read with the permissions that are shipped for it. */
@ExtendWith(InstallationExtension.class)
class RulesE2E {
    private static final String CONFIG_MAP = "fleetgate-rules";
    private static final String RELEASE = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {name: dotted}
            spec: {componentVersionRef: {name: kyverno-3-8-2}, uniqueName: not.a.label}
            """;

    private final Installation installation;
    private final TestNamespace system;
    private FleetgateProcess webhook;
    private TestNamespace namespace;

    RulesE2E(Installation installation) {
        this.installation = installation;
        this.system = new TestNamespace(installation.controlPlane(), FleetgateProcess.NAMESPACE);
    }

    @BeforeEach
    void startOneMoreWebhook() throws IOException, InterruptedException {
        namespace = installation.newUnregisteredNamespace("rules");
        webhook = installation.startWebhook(
                "rules-webhook", "--rules-config-map=" + FleetgateProcess.NAMESPACE + "/" + CONFIG_MAP);
        installation.register(namespace, webhook, "Fail");
    }

    @AfterEach
    void stop() {
        webhook.close();
    }

    @Test
    void webhookFollowsTheConfigMapOfItsRulesFromItsCreationToItsDeletion() throws IOException, InterruptedException {
        assertThat(webhook.get("/readyz").body()).contains("does not exist; the default rules hold");
        assertThat(create().stderr()).contains("denied the request: spec.uniqueName: ");

        choose("warn");
        webhook.await(() -> create().succeeded());
        assertThat(create().stderr()).contains("Warning: spec.uniqueName: ");
        assertThat(webhook.get("/readyz").body()).isEqualTo("ok\n");

        choose("sometimes");
        webhook.await(() -> webhook.get("/readyz").body().contains("must be off or warn or enforce"));
        assertThat(webhook.get("/readyz").statusCode()).isEqualTo(200);
        assertThat(create().succeeded()).isTrue();

        system.kubectl("delete", "configmap", CONFIG_MAP).output();
        webhook.await(() -> !create().succeeded());
    }

    private void choose(String mode) throws IOException, InterruptedException {
        system.store("""
                apiVersion: v1
                kind: ConfigMap
                metadata: {name: %s}
                data:
                  rules.yaml: |
                    rules:
                      unique-name-format: {mode: enforce, namespaces: {%s: %s}}
                """.formatted(CONFIG_MAP, namespace.name(), mode));
    }

    private Completed create() throws IOException, InterruptedException {
        return namespace.apply(RELEASE, "--dry-run=server");
    }
}
