package io.fleetgate.templating;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.resource.ResourceStore;
import io.fleetgate.resource.ResourceStores;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.store.Completeness;
import java.io.UncheckedIOException;

/** Configs and the objects they watch, out of YAML. */
public final class Configs {
    public static final GroupVersionResource INGRESSES =
            new GroupVersionResource("networking.k8s.io", "v1", "ingresses");

    /** A watch of Ingresses of one class, by namespace and name. */
    public static final String WATCH = """
            watchedResources:
              ingresses:
                apiVersion: networking.k8s.io/v1
                resources: ingresses
                indexBy: [metadata.namespace, metadata.name]
                fieldSelector: spec.ingressClassName=haproxy
                enableValidationWebhook: true
            """;

    private static final YAMLMapper YAML = new YAMLMapper();

    private Configs() {}

    /** The config {@code shop/edge} with this spec, ready to be rendered or not. */
    public static CompiledConfig compile(String spec) {
        return ConfigCompiler.compile(read(spec));
    }

    /** The config {@code shop/edge} with this spec. */
    static FleetObject<HAProxyTemplateConfigSpec> read(String spec) {
        ObjectNode document = YAML.createObjectNode()
                .put("apiVersion", "haproxy-haptic.org/v1alpha1")
                .put("kind", "HAProxyTemplateConfig");
        document.putObject("metadata").put("namespace", "shop").put("name", "edge");
        document.set("spec", yaml(spec));
        return FleetObject.read(HapticKinds.TEMPLATE_CONFIG, document);
    }

    /** The same for a spec that is right. */
    public static TemplateConfig config(String spec) {
        CompiledConfig compiled = compile(spec);
        if (compiled instanceof TemplateConfig config) {
            return config;
        }
        throw new IllegalArgumentException(compiled.toString());
    }

    /** Complete stores of the config's watches, with Ingresses. */
    public static ResourceStores stores(TemplateConfig config, ObjectNode... ingresses) {
        return new ResourceStores(
                config.watches(),
                config.watches().entries().stream()
                        .map(watch -> {
                            ResourceStore store = ResourceStore.unsynced(watch).with(Completeness.COMPLETE);
                            for (ObjectNode object :
                                    watch.resource().equals(INGRESSES) ? ingresses : new ObjectNode[0]) {
                                store = store.with(object, Namespaces.UNKNOWN);
                            }
                            return store;
                        })
                        .toList());
    }

    /** An Ingress of the watched class in namespace {@code shop}, for one host. */
    public static ObjectNode ingress(String name, String host) {
        return yaml("""
                apiVersion: networking.k8s.io/v1
                kind: Ingress
                metadata: {namespace: shop, name: %s}
                spec: {ingressClassName: haproxy, rules: [{host: "%s"}]}
                """.formatted(name, host));
    }

    public static ObjectNode yaml(String text) {
        try {
            return (ObjectNode) YAML.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
