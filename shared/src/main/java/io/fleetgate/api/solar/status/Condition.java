package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fabric8.generator.annotation.Required;
import io.fleetgate.object.Fields;

/** One aspect of an object's state, unique by type; the shape that every Kubernetes API shares. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Condition(
        @Required @JsonPropertyDescription("What the condition is about.")
        String type,

        @JsonPropertyDescription("True, False or Unknown.") String status,

        @JsonPropertyDescription("Generation of the object that was looked at.")
        long observedGeneration,

        @JsonPropertyDescription("When the status last changed, RFC 3339.")
        String lastTransitionTime,

        @JsonPropertyDescription("Why, in one word for programs.")
        String reason,

        @JsonPropertyDescription("Why, in words for people.")
        String message) {

    public static Condition read(Fields fields) {
        return new Condition(
                fields.string("type"),
                fields.string("status"),
                fields.int64("observedGeneration"),
                fields.string("lastTransitionTime"),
                fields.string("reason"),
                fields.string("message"));
    }
}
