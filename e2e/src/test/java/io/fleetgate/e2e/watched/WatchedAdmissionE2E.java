package io.fleetgate.e2e.watched;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;
import static io.fleetgate.e2e.installation.FleetgateProcess.WEBHOOK;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.controlplane.AuditEntry;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A config from its creation to its end: what the API server asks because of it, what it denies, and who writes what. */
@ExtendWith(InstallationExtension.class)
class WatchedAdmissionE2E {
    private static final String ROLE = """
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRole
            metadata: {name: e2e-judged, labels: {fleetgate.io/aggregate-to-watched: "true"}}
            rules: [{apiGroups: [networking.k8s.io], resources: [ingresses], verbs: [get, list, watch]}]
            """;

    private static final String CONFIG = """
            apiVersion: haproxy-haptic.org/v1alpha1
            kind: HAProxyTemplateConfig
            metadata: {name: edge}
            spec:
              credentialsSecretRef: {name: none}
              podSelector: {matchLabels: {app: haproxy}}
              haproxyConfig: {template: "global"}
              watchedResources:
                ingresses:
                  apiVersion: networking.k8s.io/v1
                  resources: ingresses
                  indexBy: [metadata.namespace, metadata.name]
                  enableValidationWebhook: true
              k8sResources:
                hosts:
                  template: |
                    {% for ingress in resources.ingresses.List() %}
                    {% if ingress.spec.rules[0].host == "taken.example" %}{{ fail("taken.example belongs to another team") }}{% endif %}
                    ---
                    apiVersion: v1
                    kind: ConfigMap
                    metadata:
                      namespace: {{ ingress.metadata.namespace }}
                      name: {{ ingress.metadata.name }}
                    {% endfor %}
            """;

    private final Installation installation;
    private FleetgateProcess operator;
    private TestNamespace namespace;
    private long position;

    WatchedAdmissionE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void start() throws IOException, InterruptedException {
        installation.controlPlane().apply(ROLE);
        namespace = installation.newNamespace("judged");
        position = installation.controlPlane().auditLog().length();
        operator = FleetgateProcess.start(installation.controlPlane(), OPERATOR, "operator-" + namespace.name());
    }

    @AfterEach
    void stop() throws IOException, InterruptedException {
        namespace.kubectl("delete", "haproxytemplateconfig", "--all", "--ignore-not-found");
        operator.close();
        namespace.kubectl("delete", "clusterrole", "e2e-judged");
        installation.webhook().await(() -> !permitted().contains("ingresses"));
    }

    @Test
    void aConfigHasItsObjectsJudgedUntilItIsDeletedAndNobodyWritesWhatItRenders() throws Exception {
        namespace.store(CONFIG);
        operator.await(() -> !registered().isEmpty());
        operator.await(() ->
                !namespace.apply(ingress("taken.example"), "--dry-run=server").succeeded());

        var denied = namespace.apply(ingress("taken.example"));
        var allowed = namespace.apply(ingress("free.example"));
        var elsewhere = installation.newNamespace("judged-not").apply(ingress("taken.example"));
        var updated = namespace.apply(ingress("taken.example"));

        assertThat(denied.stderr()).contains("denied the request: taken.example belongs to another team");
        assertThat(allowed.succeeded()).as(allowed.stderr()).isTrue();
        assertThat(elsewhere.succeeded()).as(elsewhere.stderr()).isTrue();
        assertThat(updated.stderr()).contains("taken.example belongs to another team");
        assertThat(namespace.kubectl("delete", "ingress", "shop").succeeded()).isTrue();

        namespace.kubectl("delete", "haproxytemplateconfig", "edge").output();
        operator.await(() -> registered().isEmpty());
        assertThat(namespace.apply(ingress("taken.example")).succeeded()).isTrue();

        var log = installation.controlPlane().auditLog();
        assertThat(log.writesOf(FleetgateProcess.userOf(WEBHOOK))).isEmpty();
        assertThat(log.entriesFrom(position)
                        .filter(entry -> entry.user().equals(FleetgateProcess.userOf(OPERATOR)))
                        .filter(AuditEntry::isWrite)
                        .map(AuditEntry::resource)
                        .filter(resource -> !resource.equals("leases"))
                        .distinct())
                .containsExactly("validatingwebhookconfigurations");
        assertThat(log.entriesFrom(position).filter(entry -> entry.user().equals(FleetgateProcess.userOf(OPERATOR))))
                .noneMatch(AuditEntry::isForbidden);
    }

    @Test
    void aConfigThatDoesNotCompileIsNotStored() throws Exception {
        var denied = namespace.apply(CONFIG.replace("{% endfor %}", ""));

        assertThat(denied.stderr()).contains("spec.k8sResources.hosts.template: line ");
    }

    /** What the webhook may read beside the fleet; the API server takes a role out of it a moment after it is deleted. */
    private String permitted() throws IOException, InterruptedException {
        return namespace
                .kubectl("get", "clusterrole", "fleetgate-webhook-watched", "-o", "json")
                .output();
    }

    private String registered() throws IOException, InterruptedException {
        return namespace
                .kubectl(
                        "get",
                        "validatingwebhookconfiguration",
                        "fleetgate-watched",
                        "--ignore-not-found",
                        "-o",
                        "name")
                .output();
    }

    private static String ingress(String host) {
        return """
            apiVersion: networking.k8s.io/v1
            kind: Ingress
            metadata: {name: shop}
            spec:
              rules:
                - host: %s
                  http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: shop, port: {number: 80}}}}]}
            """.formatted(host);
    }
}
