package io.fleetgate.render.artifact;

import io.fleetgate.api.solar.ObjectReference;

/** References to registries from objects of a target's namespace. */
final class RegistryRefs {
    private RegistryRefs() {}

    /** The reference with its namespace only where that is another one than {@code own}. */
    static ObjectReference localized(ObjectReference reference, String own) {
        return reference.namespace().equals(own) ? new ObjectReference(reference.name(), "") : reference;
    }
}
