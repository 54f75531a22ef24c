package io.fleetgate.registration;

import static io.fleetgate.templating.Configs.yaml;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.scope.ScopePolicy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Configs that judge, and the installation that they are in. */
final class RegisteredConfigs {
    static final String OWN_NAMESPACE = "fleetgate-system";

    /** Namespace {@code platform} is trusted; {@code shop} is granted another one. */
    static final ScopePolicy POLICY =
            new ScopePolicy(Set.of("platform"), Map.of("shop", Set.of("shop-edge", "kube-system")), true);

    private RegisteredConfigs() {}

    /**
     * A config that judges resources, each written {@code apiVersion/plural}.
     *
     * @param name with its namespace
     */
    static FleetObject<HAProxyTemplateConfigSpec> judging(String name, String... resources) {
        return config(
                name,
                Arrays.stream(resources)
                        .map(resource -> entry(resource) + ", enableValidationWebhook: true}")
                        .collect(Collectors.joining("\n")));
    }

    /** A config that only watches a resource. */
    static FleetObject<HAProxyTemplateConfigSpec> watching(String name, String resource) {
        return config(name, entry(resource) + "}");
    }

    /** The same config while it is being deleted. */
    static FleetObject<HAProxyTemplateConfigSpec> terminating(FleetObject<HAProxyTemplateConfigSpec> config) {
        ObjectNode document = config.document().deepCopy();
        document.withObject("metadata")
                .put("deletionTimestamp", "2026-11-01T00:00:00Z")
                .putArray("finalizers")
                .add("x/y");
        return FleetObject.read(HapticKinds.TEMPLATE_CONFIG, document);
    }

    static WatchRegistration registration(List<FleetObject<HAProxyTemplateConfigSpec>> configs) {
        return WatchRegistration.of(configs, POLICY, OWN_NAMESPACE);
    }

    private static FleetObject<HAProxyTemplateConfigSpec> config(String name, String watched) {
        int slash = name.indexOf('/');
        return FleetObject.read(
                HapticKinds.TEMPLATE_CONFIG,
                yaml("""
                apiVersion: haproxy-haptic.org/v1alpha1
                kind: HAProxyTemplateConfig
                metadata: {namespace: %s, name: %s}
                spec:
                  haproxyConfig: {template: x}
                  watchedResources:
                """.formatted(name.substring(0, slash), name.substring(slash + 1)) + watched.indent(4)));
    }

    private static String entry(String resource) {
        int slash = resource.lastIndexOf('/');
        return "%s: {apiVersion: %s, resources: %s, indexBy: [metadata.name]"
                .formatted(
                        resource.replaceAll("[^a-z0-9]", "-"),
                        resource.substring(0, slash),
                        resource.substring(slash + 1));
    }
}
