package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/**
 * Makes a registry's pull secret available on a target.
 *
 * @param targetNamespace the flat shape of {@code targetRef.namespace}
 * @param registryRef the registry, always in the binding's namespace
 */
public record RegistryBindingSpec(ObjectReference targetRef, String targetNamespace, LocalReference registryRef) {

    static RegistryBindingSpec read(Fields fields) {
        return new RegistryBindingSpec(
                ObjectReference.read(fields.object("targetRef")),
                fields.string("targetNamespace"),
                LocalReference.read(fields.object("registryRef")));
    }
}
