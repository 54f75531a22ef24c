package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** The head of a chart that is rendered here. */
@WrittenWhenSet
public record RenderedChart(
        @JsonPropertyDescription("Name of the chart.") String name,

        @JsonPropertyDescription("One sentence about the chart.")
        String description,

        @JsonPropertyDescription("Version of the chart.") String version,

        @JsonPropertyDescription("Version of what the chart installs.")
        String appVersion) {

    static final RenderedChart NONE = new RenderedChart("", "", "", "");

    static RenderedChart read(Fields fields) {
        return new RenderedChart(
                fields.string("name"),
                fields.string("description"),
                fields.string("version"),
                fields.string("appVersion"));
    }
}
