package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.Map;

/** What the chart that installs every release of a target is rendered from. */
public record BootstrapRendering(RenderedChart chart, Input input) {

    /**
     * The charts of the releases that won on the target.
     *
     * @param releases charts by unique name
     * @param userdata the target's userdata, any JSON
     */
    public record Input(Map<String, ResolvedResourceAccess> releases, JsonNode userdata) {

        static Input read(Fields fields) {
            return new Input(fields.map("releases", ResolvedResourceAccess::read), fields.any("userdata"));
        }
    }

    static BootstrapRendering read(Fields fields) {
        return new BootstrapRendering(RenderedChart.read(fields.object("chart")), Input.read(fields.object("input")));
    }
}
