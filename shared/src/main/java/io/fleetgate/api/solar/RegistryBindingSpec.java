package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/** Makes a registry's pull secret available on a target. */
@WrittenWhenSet
public record RegistryBindingSpec(
        @JsonPropertyDescription("The Target that pulls from the Registry.")
        ObjectReference targetRef,

        @JsonPropertyDescription("Older spelling of targetRef.namespace.")
        String targetNamespace,

        @JsonPropertyDescription("The Registry, in the same namespace.")
        LocalReference registryRef) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static RegistryBindingSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static RegistryBindingSpec read(Fields fields) {
        return new RegistryBindingSpec(
                ObjectReference.read(fields.object("targetRef")),
                fields.string("targetNamespace"),
                LocalReference.read(fields.object("registryRef")));
    }
}
