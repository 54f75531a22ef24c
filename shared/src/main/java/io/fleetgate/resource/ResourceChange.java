package io.fleetgate.resource;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.GroupVersionResource;
import io.fleetgate.resource.watch.Watch;

/** The change of one object of any resource, as an admission request or a dry-run proposes it. */
public sealed interface ResourceChange {

    GroupVersionResource resource();

    ObjectKey key();

    /**
     * A creation or an update; which of the two makes no difference, as a store may know of a creation before the request is
     * answered.
     *
     * @param object as the API server would store it
     */
    record Put(GroupVersionResource resource, ObjectNode object) implements ResourceChange {
        @Override
        public ObjectKey key() {
            return Watch.key(object);
        }
    }

    /** A deletion. */
    record Remove(GroupVersionResource resource, ObjectKey key) implements ResourceChange {}
}
