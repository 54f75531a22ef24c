package io.fleetgate.registration;

import io.fleetgate.resource.watch.GroupVersionResource;
import java.util.Comparator;

/** One resource about whose objects the webhook is asked, and where. */
record RegisteredResource(GroupVersionResource resource, Reach reach) {
    private static final String SUFFIX = "watched.fleetgate.io";
    private static final int LONGEST_NAME = 253;

    /** By name, so that the same resources are registered by the same bytes. */
    static final Comparator<GroupVersionResource> ORDER = Comparator.comparing(RegisteredResource::name);

    /**
     * Unique, and the same for as long as the resource is registered: {@code ingresses.networking.k8s.io.v1.watched.fleetgate.io}, and
     * {@code services.v1.watched.fleetgate.io} in the core group, which has no name that another group could take.
     */
    static String name(GroupVersionResource resource) {
        String group = resource.group().isEmpty() ? "" : resource.group() + ".";
        return resource.resource() + "." + group + resource.version() + "." + SUFFIX;
    }

    static boolean canBeNamed(GroupVersionResource resource) {
        return name(resource).length() <= LONGEST_NAME;
    }
}
