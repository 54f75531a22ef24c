package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/** One release on one target. */
@WrittenWhenSet
public record ReleaseBindingSpec(
        @JsonPropertyDescription("The Target that the Release goes to.")
        ObjectReference targetRef,

        @JsonPropertyDescription("Older spelling of targetRef.namespace.")
        String targetNamespace,

        @JsonPropertyDescription("The Release, in the same namespace.")
        LocalReference releaseRef) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static ReleaseBindingSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static ReleaseBindingSpec read(Fields fields) {
        return new ReleaseBindingSpec(
                ObjectReference.read(fields.object("targetRef")),
                fields.string("targetNamespace"),
                LocalReference.read(fields.object("releaseRef")));
    }
}
