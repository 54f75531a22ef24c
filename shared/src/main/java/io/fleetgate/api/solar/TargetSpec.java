package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/** A cluster that releases are rolled out to. */
@WrittenWhenSet
public record TargetSpec(
        @JsonPropertyDescription("The Registry that rendered charts are pushed to.")
        ObjectReference renderRegistryRef,

        @JsonPropertyDescription("Older spelling of renderRegistryRef.namespace.")
        String renderRegistryNamespace,

        @JsonPropertyDescription("Any JSON, handed to the rendered charts.") @AcceptsNull
        JsonNode userdata) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static TargetSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static TargetSpec read(Fields fields) {
        return new TargetSpec(
                ObjectReference.read(fields.object("renderRegistryRef")),
                fields.string("renderRegistryNamespace"),
                fields.any("userdata"));
    }
}
