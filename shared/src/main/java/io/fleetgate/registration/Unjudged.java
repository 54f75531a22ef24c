package io.fleetgate.registration;

import io.fleetgate.resource.watch.GroupVersionResource;
import java.util.Set;

/** What no config judges, whoever wrote it: a cluster does not go on without it, or has to be asked too often. */
final class Unjudged {
    /** Nothing of these groups is stored; the answers are waited for by every other request. */
    private static final Set<String> GROUPS = Set.of("authentication.k8s.io", "authorization.k8s.io");

    private static final Set<String> RESOURCES =
            Set.of("/nodes", "/events", "events.k8s.io/events", "coordination.k8s.io/leases");

    private static final Set<String> NAMESPACES = Set.of("kube-system", "kube-node-lease");

    private Unjudged() {}

    static boolean contains(GroupVersionResource resource) {
        return GROUPS.contains(resource.group()) || RESOURCES.contains(resource.group() + "/" + resource.resource());
    }

    static boolean isNamespace(String namespace) {
        return NAMESPACES.contains(namespace);
    }

    static Set<String> namespaces() {
        return NAMESPACES;
    }
}
