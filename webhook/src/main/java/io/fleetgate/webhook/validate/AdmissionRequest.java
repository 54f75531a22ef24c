package io.fleetgate.webhook.validate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.GroupKind;
import io.fleetgate.resource.watch.GroupVersionResource;
import org.jspecify.annotations.Nullable;

/**
 * The part of an admission request that a verdict depends on.
 *
 * @param version of {@code groupKind} as it was sent
 * @param resource what the objects are objects of; null where it is not given, and where nobody will look at it
 * @param subResource empty for the object itself
 * @param object without managedFields; null where there is none, and where nobody will look at it
 * @param oldObject the same
 */
record AdmissionRequest(
        String uid,
        GroupKind groupKind,
        String version,
        @Nullable GroupVersionResource resource,
        String subResource,
        Operation operation,
        String namespace,
        String name,
        @Nullable ObjectNode object,
        @Nullable ObjectNode oldObject) {

    /** Whether the request is about the object itself and not about one of its subresources. */
    boolean concernsObject() {
        return subResource.isEmpty() && operation != Operation.CONNECT;
    }
}
