package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/**
 * One release on one target.
 *
 * @param targetNamespace the flat shape of {@code targetRef.namespace}
 * @param releaseRef the release, always in the binding's namespace
 */
public record ReleaseBindingSpec(ObjectReference targetRef, String targetNamespace, LocalReference releaseRef) {

    static ReleaseBindingSpec read(Fields fields) {
        return new ReleaseBindingSpec(
                ObjectReference.read(fields.object("targetRef")),
                fields.string("targetNamespace"),
                LocalReference.read(fields.object("releaseRef")));
    }
}
