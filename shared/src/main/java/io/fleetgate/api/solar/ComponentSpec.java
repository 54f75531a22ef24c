package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;

/** Where the versions of a component are published. */
@WrittenWhenSet
public record ComponentSpec(
        @JsonPropertyDescription("Scheme of the registry address.")
        String scheme,

        @JsonPropertyDescription("Host of the registry, with a port where needed.")
        String registry,

        @JsonPropertyDescription("Repository inside the registry.")
        String repository) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static ComponentSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static ComponentSpec read(Fields fields) {
        return new ComponentSpec(fields.string("scheme"), fields.string("registry"), fields.string("repository"));
    }
}
