package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What became of a RenderTask. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record RenderTaskStatus(
        @JsonPropertyDescription("State of the object, one entry per type.")
        List<Condition> conditions,

        @JsonPropertyDescription(
                "One word for tables: the reason of the condition that tells how far the job got, or Unknown.")
        String phase,

        @JsonPropertyDescription("The Job that renders.") @Nullable
        CoreReference jobRef,

        @JsonPropertyDescription("The Secret with the input of the Job.") @Nullable
        CoreReference configSecretRef,

        @JsonPropertyDescription("Where the chart is, an oci:// address; empty until it is pushed.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        String chartURL) {

    /** Reads a status leniently: what is absent or of another type is empty. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static RenderTaskStatus of(JsonNode json) {
        Fields fields = Fields.of(json, "status", new ArrayList<>());
        return new RenderTaskStatus(
                fields.list("conditions", Condition::read),
                fields.string("phase"),
                fields.has("jobRef") ? CoreReference.read(fields.object("jobRef")) : null,
                fields.has("configSecretRef") ? CoreReference.read(fields.object("configSecretRef")) : null,
                fields.string("chartURL"));
    }
}
