package io.fleetgate.cluster.resource;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.watch.Keyed;
import io.fleetgate.object.ObjectKey;

/**
 * An object of any resource as the API server has it, without managedFields; nobody changes it.
 *
 * @param isCut whether something in it was nested too deep and is missing
 */
record WatchedObject(ObjectKey key, ObjectNode document, boolean isCut) implements Keyed {

    /** Whether nothing was written to the object between the two. */
    boolean isVersionOf(WatchedObject other) {
        return field("uid").equals(other.field("uid"))
                && !field("resourceVersion").isEmpty()
                && field("resourceVersion").equals(other.field("resourceVersion"));
    }

    private String field(String name) {
        return document.path("metadata").path(name).asText();
    }
}
