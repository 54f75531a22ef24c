package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;

/** What became of a RenderArtifact. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record RenderArtifactStatus(
        @JsonPropertyDescription("State of the object, one entry per type.")
        List<Condition> conditions,

        @JsonPropertyDescription("Where the chart is, an oci:// address.")
        String chartURL) {

    /** Reads a status leniently: what is absent or of another type is empty. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static RenderArtifactStatus of(JsonNode json) {
        Fields fields = Fields.of(json, "status", new ArrayList<>());
        return new RenderArtifactStatus(fields.list("conditions", Condition::read), fields.string("chartURL"));
    }
}
