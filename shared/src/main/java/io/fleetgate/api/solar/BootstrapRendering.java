package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.fleetgate.object.Fields;
import java.util.Map;

/** What the chart that installs every release of a target is rendered from. */
@WrittenWhenSet
public record BootstrapRendering(
        @JsonPropertyDescription("Head of the chart.") RenderedChart chart,

        @JsonPropertyDescription("The releases that the target installs.")
        Input input) {

    /** That of a task that renders no bootstrap. */
    public static final BootstrapRendering NONE =
            new BootstrapRendering(RenderedChart.NONE, new Input(Map.of(), MissingNode.getInstance()));

    /** The charts of the releases that won on the target. */
    @WrittenWhenSet
    public record Input(
            @JsonPropertyDescription("Rendered charts of the releases, by unique name.")
            Map<String, ResolvedResourceAccess> releases,

            @JsonPropertyDescription("Any JSON, copied from the Target.") @AcceptsNull
            JsonNode userdata) {

        static Input read(Fields fields) {
            return new Input(fields.map("releases", ResolvedResourceAccess::read), fields.any("userdata"));
        }
    }

    static BootstrapRendering read(Fields fields) {
        return new BootstrapRendering(RenderedChart.read(fields.object("chart")), Input.read(fields.object("input")));
    }
}
