package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** What is known of a Helm chart. */
@WrittenWhenSet
public record HelmChart(
        @JsonPropertyDescription("Name of the chart.") String name,

        @JsonPropertyDescription("One sentence about the chart.")
        String description,

        @JsonPropertyDescription("Version of the chart.") String version,

        @JsonPropertyDescription("Version of what the chart installs.")
        String appVersion,

        @JsonPropertyDescription("Template of the values handed to the chart.") @AcceptsNull
        String valuesTemplate) {

    static HelmChart read(Fields fields) {
        return new HelmChart(
                fields.string("name"),
                fields.string("description"),
                fields.string("version"),
                fields.string("appVersion"),
                fields.string("valuesTemplate"));
    }
}
