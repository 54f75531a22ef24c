package io.fleetgate.e2e.watched;

import static io.fleetgate.e2e.installation.FleetgateProcess.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.resource.ResourceInformers;
import io.fleetgate.cluster.resource.ResourceListener;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.object.FleetObject;
import io.fleetgate.resource.ResourceStore;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Ingresses, EndpointSlices and a CRD of the test's own, with the permissions that the aggregated role gives. */
@ExtendWith(InstallationExtension.class)
class WatchedResourcesE2E {
    private static final String ACCOUNT = """
            apiVersion: v1
            kind: ServiceAccount
            metadata: {name: watcher, namespace: fleetgate-system}
            ---
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRoleBinding
            metadata: {name: e2e-watcher}
            roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: fleetgate-webhook-watched}
            subjects: [{kind: ServiceAccount, name: watcher, namespace: fleetgate-system}]
            """;

    private static final String ROLE = """
            apiVersion: rbac.authorization.k8s.io/v1
            kind: ClusterRole
            metadata: {name: e2e-watched, labels: {fleetgate.io/aggregate-to-watched: "true"}}
            rules:
              - {apiGroups: [networking.k8s.io], resources: [ingresses], verbs: [get, list, watch]}
              - {apiGroups: [discovery.k8s.io], resources: [endpointslices], verbs: [get, list, watch]}
              - {apiGroups: [e2e.fleetgate.io], resources: [routes], verbs: [get, list, watch]}
              - {apiGroups: [""], resources: [namespaces], verbs: [get, list, watch]}
            """;

    private static final String CRD = """
            apiVersion: apiextensions.k8s.io/v1
            kind: CustomResourceDefinition
            metadata: {name: routes.e2e.fleetgate.io}
            spec:
              group: e2e.fleetgate.io
              scope: Namespaced
              names: {plural: routes, singular: route, kind: Route}
              versions:
                - name: v1
                  served: true
                  storage: true
                  schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}
            """;

    private final Installation installation;
    private final ControlPlane controlPlane;

    WatchedResourcesE2E(Installation installation) {
        this.installation = installation;
        this.controlPlane = installation.controlPlane();
    }

    @Test
    void whatIsWatchedIsKnownOnceItMayBeReadAndIsServedAndFollowsItsNamespace() throws Exception {
        var namespace = controlPlane.newNamespace("watched", "{team: web}");
        controlPlane.apply(ACCOUNT);
        controlPlane.apply(objects(namespace));
        var kubeconfig = controlPlane.serviceAccountKubeconfig(NAMESPACE, "watcher");
        var ingresses = watch("networking.k8s.io/v1", "ingresses", "app in (web)");
        var slices = watch("discovery.k8s.io/v1", "endpointslices", "app=web");
        var routes = watch("e2e.fleetgate.io/v1", "routes", "");
        try (var informers = ResourceInformers.start(
                ClusterClient.create(Optional.of(kubeconfig)),
                ReadTimes.within(Duration.ofSeconds(30)),
                ResourceListener.NONE)) {
            informers.follow(List.of(ingresses, slices, routes));
            await(() -> cause(informers, ingresses).contains("HTTP 403")
                    && cause(informers, routes).contains("HTTP 404"));

            controlPlane.apply(ROLE);
            await(() -> names(informers, ingresses).equals(List.of("shop"))
                    && names(informers, slices).equals(List.of("shop-1")));
            assertThat(store(informers, slices).list())
                    .allMatch(slice -> slice.path("kind").asText().equals("EndpointSlice"))
                    .allMatch(slice -> slice.path("apiVersion").asText().equals("discovery.k8s.io/v1"))
                    .noneMatch(slice -> slice.path("metadata").has("managedFields"));

            controlPlane.apply(CRD);
            controlPlane
                    .kubectl("wait", "--for=condition=Established", "--timeout=30s", "crd", "routes.e2e.fleetgate.io")
                    .output();
            controlPlane.apply("{apiVersion: e2e.fleetgate.io/v1, kind: Route, metadata: {name: r, namespace: "
                    + namespace + "}}");
            await(() -> names(informers, routes).equals(List.of("r")));

            controlPlane
                    .kubectl("label", "namespace", namespace, "team=api", "--overwrite")
                    .output();
            await(() ->
                    isKnown(informers, ingresses) && names(informers, ingresses).isEmpty());
        } finally {
            controlPlane
                    .kubectl("delete", "--ignore-not-found", "crd", "routes.e2e.fleetgate.io")
                    .output();
            controlPlane
                    .kubectl("delete", "clusterrole/e2e-watched", "clusterrolebinding/e2e-watcher")
                    .succeeded();
            await(() -> !controlPlane
                    .kubectl("get", "clusterrole", "fleetgate-webhook-watched", "-o", "json")
                    .output()
                    .contains("routes"));
        }
    }

    private void await(Condition condition) throws IOException, InterruptedException {
        installation.webhook().await(condition::holds);
    }

    /** Of what the informers know now. */
    @FunctionalInterface
    private interface Condition {
        boolean holds() throws IOException, InterruptedException;
    }

    private static String objects(String namespace) {
        return """
                apiVersion: networking.k8s.io/v1
                kind: Ingress
                metadata: {name: shop, namespace: %1$s, labels: {app: web}}
                spec: {defaultBackend: {service: {name: shop, port: {number: 80}}}}
                ---
                apiVersion: networking.k8s.io/v1
                kind: Ingress
                metadata: {name: other, namespace: %1$s, labels: {app: api}}
                spec: {defaultBackend: {service: {name: shop, port: {number: 80}}}}
                ---
                apiVersion: discovery.k8s.io/v1
                kind: EndpointSlice
                metadata: {name: shop-1, namespace: %1$s, labels: {app: web, kubernetes.io/service-name: shop}}
                addressType: IPv4
                endpoints: [{addresses: [192.0.2.1]}]
                """.formatted(namespace);
    }

    /** One config's watch of a resource in the namespaces of a team. */
    private static Watches watch(String apiVersion, String resources, String labels) throws IOException {
        var config = """
                {"apiVersion": "haproxy-haptic.org/v1alpha1", "kind": "HAProxyTemplateConfig",
                 "metadata": {"namespace": "shop", "name": "edge"}, "spec": {"watchedResources": {"watched":
                  {"apiVersion": "%s", "resources": "%s", "indexBy": ["metadata.name"], "labelSelector": "%s",
                   "namespaceSelector": "team=web"}}}}
                """.formatted(apiVersion, resources, labels);
        return (Watches) WatchParser.parse(
                FleetObject.read(HapticKinds.TEMPLATE_CONFIG, (ObjectNode) new JsonMapper().readTree(config))
                        .spec());
    }

    private static ResourceStore store(ResourceInformers informers, Watches watches) {
        var watch = watches.entries().getFirst();
        return informers.current().stores().getOrDefault(watch, ResourceStore.unsynced(watch));
    }

    private static boolean isKnown(ResourceInformers informers, Watches watches) {
        return store(informers, watches).completeness() instanceof Completeness.Complete;
    }

    private static String cause(ResourceInformers informers, Watches watches) {
        return store(informers, watches).completeness() instanceof Completeness.ReadFailed(String cause) ? cause : "";
    }

    private static List<String> names(ResourceInformers informers, Watches watches) {
        var store = store(informers, watches);
        return store.completeness() instanceof Completeness.Complete
                ? store.list().stream().map(each -> Watch.key(each).name()).toList()
                : List.of();
    }
}
