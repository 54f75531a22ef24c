package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.object.Fields;
import java.util.Map;

/** What the chart of one release is rendered from. */
@WrittenWhenSet
public record ReleaseRendering(
        @JsonPropertyDescription("Head of the chart.") RenderedChart chart,

        @JsonPropertyDescription("The component version, as the target will pull it.")
        Input input,

        @JsonPropertyDescription("Namespace on the target cluster that the application is installed into.")
        String targetNamespace,

        @JsonPropertyDescription("Any JSON, handed to the application.") @AcceptsNull
        JsonNode values) {

    /** That of a task that renders no release. */
    public static final ReleaseRendering NONE = new ReleaseRendering(
            RenderedChart.NONE,
            new Input(new LocalReference(""), Map.of(), new Entrypoint("", "")),
            "",
            MissingNode.getInstance());

    /** The component version, with its artifacts as the target will pull them. */
    @WrittenWhenSet
    public record Input(
            @JsonPropertyDescription("The Component that is installed.")
            LocalReference component,

            @JsonPropertyDescription("Its artifacts, by resource name.")
            Map<String, ResolvedResourceAccess> resources,

            @JsonPropertyDescription("The resource that it is installed through.")
            Entrypoint entrypoint) {

        static Input read(Fields fields) {
            return new Input(
                    LocalReference.read(fields.object("component")),
                    fields.map("resources", ResolvedResourceAccess::read),
                    Entrypoint.read(fields.object("entrypoint")));
        }
    }

    static ReleaseRendering read(Fields fields) {
        return new ReleaseRendering(
                RenderedChart.read(fields.object("chart")),
                Input.read(fields.object("input")),
                fields.string("targetNamespace"),
                fields.any("values"));
    }
}
