package io.fleetgate.resource;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fleetgate.api.haptic.HAProxyTemplateConfigSpec;
import io.fleetgate.api.haptic.HapticKinds;
import io.fleetgate.api.solar.Samples;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.ParsedWatches;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.WatchParser;
import io.fleetgate.resource.watch.Watches;
import io.fleetgate.store.Completeness;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;

/** Watches, stores and objects out of flow YAML. */
final class Watched {
    static final GroupVersionResource INGRESSES = new GroupVersionResource("networking.k8s.io", "v1", "ingresses");
    static final GroupVersionResource SLICES = new GroupVersionResource("discovery.k8s.io", "v1", "endpointslices");

    private static final YAMLMapper YAML = new YAMLMapper();

    private Watched() {}

    static Watches watches(String spec) {
        return (Watches) parse(spec);
    }

    static ParsedWatches parse(String spec) {
        FleetObject<HAProxyTemplateConfigSpec> config = FleetObject.read(
                HapticKinds.TEMPLATE_CONFIG, Samples.withSpec(HapticKinds.TEMPLATE_CONFIG, yaml("{" + spec + "}")));
        return WatchParser.parse(config.spec());
    }

    /** A watch of Ingresses by namespace and name. */
    static Watch ingresses(String more) {
        return ingresses("metadata.namespace, metadata.name", more.isEmpty() ? "" : ", " + more);
    }

    /** A watch of Ingresses by paths in flow YAML. */
    static Watch indexedBy(String paths) {
        return ingresses(paths, "");
    }

    private static Watch ingresses(String paths, String more) {
        return watches("watchedResources: {ingresses: {apiVersion: networking.k8s.io/v1, resources: ingresses, "
                        + "indexBy: [" + paths + "]" + more + "}}")
                .entries()
                .getFirst();
    }

    /** A watch of EndpointSlices by the Service they belong to, under a name that is no plural of theirs. */
    static Watch slices() {
        return watches("watchedResources: {endpoints: {apiVersion: discovery.k8s.io/v1, resources: endpointslices, "
                        + "indexBy: [\"metadata.labels['kubernetes.io/service-name']\"]}}")
                .entries()
                .getFirst();
    }

    static ResourceStore store(Watch watch, ObjectNode... objects) {
        ResourceStore store = ResourceStore.unsynced(watch).with(Completeness.COMPLETE);
        for (ObjectNode object : objects) {
            store = store.with(object, Namespaces.UNKNOWN);
        }
        return store;
    }

    /** An object whose metadata begins with namespace and name; both arguments after the key are flow YAML. */
    static ObjectNode object(String key, String metadata, String spec) {
        String[] parts = key.split("/");
        return yaml("{metadata: {namespace: " + parts[0] + ", name: " + parts[1]
                + (metadata.isEmpty() ? "" : ", " + metadata) + "}, spec: {" + spec + "}}");
    }

    static ObjectNode slice(String key, String service) {
        return object(key, "labels: {kubernetes.io/service-name: " + service + "}", "");
    }

    static ObjectNode yaml(String flow) {
        try {
            return (ObjectNode) YAML.readTree(flow);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    static OverlaidStore over(ResourceStore base, ResourceChange... changes) {
        return OverlaidStore.of(base, List.of(changes), Namespaces.UNKNOWN);
    }

    static ResourceChange put(ObjectNode object) {
        return new ResourceChange.Put(INGRESSES, object);
    }

    static ResourceChange remove(String key) {
        return new ResourceChange.Remove(INGRESSES, key(key));
    }

    static ObjectKey key(String text) {
        String[] parts = text.split("/");
        return new ObjectKey(parts[0], parts[1]);
    }

    static List<String> keys(Collection<ObjectNode> objects) {
        return objects.stream().map(object -> Watch.key(object).toString()).toList();
    }
}
