package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What became of a Release. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ReleaseStatus(
        @JsonPropertyDescription("State of the object, one entry per type.")
        List<Condition> conditions,

        @JsonPropertyDescription("The RenderTask of the Release.") @Nullable
        CoreReference renderTaskRef,

        @JsonPropertyDescription("The unique name in force: the one of the spec, or the name of the Component.")
        String effectiveUniqueName) {

    /** Reads a status leniently: what is absent or of another type is empty. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static ReleaseStatus of(JsonNode json) {
        Fields fields = Fields.of(json, "status", new ArrayList<>());
        return new ReleaseStatus(
                fields.list("conditions", Condition::read),
                fields.has("renderTaskRef") ? CoreReference.read(fields.object("renderTaskRef")) : null,
                fields.string("effectiveUniqueName"));
    }
}
