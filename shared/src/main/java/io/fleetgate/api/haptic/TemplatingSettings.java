package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.object.Fields;

/** How templates are rendered. */
@WrittenWhenSet
public record TemplatingSettings(
        @JsonPropertyDescription(
                "pebble, or scriggo where every template reads the same in both; pebble when left out.")
        String engine,

        @JsonPropertyDescription("An object of any JSON that every template sees.")
        JsonNode extraContext,

        @JsonPropertyDescription("Longest time that one rendering may take; 30s when left out.")
        String renderTimeout) {

    static final TemplatingSettings NONE = new TemplatingSettings("", MissingNode.getInstance(), "");

    static TemplatingSettings read(Fields fields) {
        return new TemplatingSettings(
                fields.string("engine"), fields.any("extraContext"), fields.string("renderTimeout"));
    }
}
