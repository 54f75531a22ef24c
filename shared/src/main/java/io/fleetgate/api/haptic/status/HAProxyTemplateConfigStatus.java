package io.fleetgate.api.haptic.status;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.status.Condition;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;

/** What became of a config. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record HAProxyTemplateConfigStatus(
        @JsonPropertyDescription("Generation of the config that was looked at.")
        long observedGeneration,

        @JsonPropertyDescription("When it was last found valid, RFC 3339.")
        String lastValidated,

        @JsonPropertyDescription("Valid, Invalid or Unknown.")
        String validationStatus,

        @JsonPropertyDescription("Why, in words for people.")
        String validationMessage,

        @JsonPropertyDescription("What is wrong, one entry per mistake.")
        List<String> validationErrors,

        @JsonPropertyDescription("State of the object, one entry per type.")
        List<Condition> conditions) {

    /** Reads a status leniently: what is absent or of another type is empty. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static HAProxyTemplateConfigStatus of(JsonNode json) {
        Fields fields = Fields.of(json, "status", new ArrayList<>());
        return new HAProxyTemplateConfigStatus(
                fields.int64("observedGeneration"),
                fields.string("lastValidated"),
                fields.string("validationStatus"),
                fields.string("validationMessage"),
                fields.strings("validationErrors"),
                fields.list("conditions", Condition::read));
    }
}
