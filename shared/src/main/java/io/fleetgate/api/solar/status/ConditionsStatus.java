package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;

/** A status that holds conditions and nothing else. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ConditionsStatus(
        @JsonPropertyDescription("State of the object, one entry per type.")
        List<Condition> conditions) {

    /** Reads a status leniently: what is absent or of another type is empty. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static ConditionsStatus of(JsonNode json) {
        Fields fields = Fields.of(json, "status", new ArrayList<>());
        return new ConditionsStatus(fields.list("conditions", Condition::read));
    }
}
