package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;

/** What became of a Profile. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ProfileStatus(
        @JsonPropertyDescription("State of the object, one entry per type.")
        List<Condition> conditions,

        @JsonPropertyDescription("Number of Targets that the selector matches, those of other namespaces included.")
        int matchedTargets) {

    /** Reads a status leniently: what is absent or of another type is empty. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static ProfileStatus of(JsonNode json) {
        Fields fields = Fields.of(json, "status", new ArrayList<>());
        return new ProfileStatus(fields.list("conditions", Condition::read), fields.int32("matchedTargets", 0));
    }
}
