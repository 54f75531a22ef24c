package io.fleetgate.cluster.resource;

import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Watch;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What one informer reads: the objects of a resource, as far as the API server can select them.
 *
 * @param labelSelector empty for all
 * @param namespace empty for all, and for objects that are in none
 */
record ResourceCollection(GroupVersionResource resource, String labelSelector, String namespace) {
    private static final String ALL = "";

    static final ResourceCollection NAMESPACES =
            new ResourceCollection(new GroupVersionResource("", "v1", "namespaces"), ALL, ALL);

    /** All that a watch is filled from. */
    static Set<ResourceCollection> of(Watch watch) {
        String labels = watch.labels().toString();
        Set<ResourceCollection> collections = new LinkedHashSet<>();
        Optional<Set<String>> namespaces = watch.namespaces();
        if (namespaces.isEmpty()) {
            collections.add(new ResourceCollection(watch.resource(), labels, ALL));
        } else {
            namespaces.get().forEach(name -> collections.add(new ResourceCollection(watch.resource(), labels, name)));
        }
        return collections;
    }

    boolean isOfOneNamespace() {
        return !namespace.isEmpty();
    }

    /** For people: {@code ingresses.networking.k8s.io/v1 in namespace shop with labels app in (web)}. */
    @Override
    public String toString() {
        return resource
                + (isOfOneNamespace() ? " in namespace " + namespace : "")
                + (labelSelector.isEmpty() ? "" : " with labels " + labelSelector);
    }
}
