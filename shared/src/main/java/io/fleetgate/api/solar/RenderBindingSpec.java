package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/** One owner's claim on a pushed chart. */
@WrittenWhenSet
public record RenderBindingSpec(
        @JsonPropertyDescription("The RenderArtifact that is in use, in the same namespace.")
        LocalReference renderArtifactRef,

        @JsonPropertyDescription("Kind of the object that uses it.")
        String ownerKind,

        @JsonPropertyDescription("Name of the object that uses it.")
        String ownerName,

        @JsonPropertyDescription("Namespace of the object that uses it.")
        String ownerNamespace,

        @JsonPropertyDescription("The Registry through which the owner reaches it.")
        ObjectReference registryRef) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static RenderBindingSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static RenderBindingSpec read(Fields fields) {
        return new RenderBindingSpec(
                LocalReference.read(fields.object("renderArtifactRef")),
                fields.string("ownerKind"),
                fields.string("ownerName"),
                fields.string("ownerNamespace"),
                ObjectReference.read(fields.object("registryRef")));
    }
}
