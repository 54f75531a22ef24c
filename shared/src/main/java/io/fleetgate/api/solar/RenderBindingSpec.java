package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/** One owner's claim on a pushed chart. */
public record RenderBindingSpec(
        LocalReference renderArtifactRef,
        String ownerKind,
        String ownerName,
        String ownerNamespace,
        ObjectReference registryRef) {

    static RenderBindingSpec read(Fields fields) {
        return new RenderBindingSpec(
                LocalReference.read(fields.object("renderArtifactRef")),
                fields.string("ownerKind"),
                fields.string("ownerName"),
                fields.string("ownerNamespace"),
                ObjectReference.read(fields.object("registryRef")));
    }
}
