package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.Map;

/**
 * One version of a component and the artifacts it is made of.
 *
 * @param resources artifacts by resource name, in the order in which they were written
 */
@WrittenWhenSet
public record ComponentVersionSpec(
        @JsonPropertyDescription("The Component that this is a version of, in the same namespace.")
        LocalReference componentRef,

        @JsonPropertyDescription("Tag of the version in the repository of its Component.")
        String tag,

        @JsonPropertyDescription("The artifacts of the version, by resource name.")
        Map<String, ResourceAccess> resources,

        @JsonPropertyDescription("The resource that the version is installed through.")
        Entrypoint entrypoint) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static ComponentVersionSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static ComponentVersionSpec read(Fields fields) {
        return new ComponentVersionSpec(
                LocalReference.read(fields.object("componentRef")),
                fields.string("tag"),
                fields.map("resources", ResourceAccess::read),
                Entrypoint.read(fields.object("entrypoint")));
    }
}
