package io.fleetgate.api.solar;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.Map;

/**
 * What the chart of one release is rendered from.
 *
 * @param targetNamespace namespace on the target cluster
 * @param values any JSON, handed to the application
 */
public record ReleaseRendering(RenderedChart chart, Input input, String targetNamespace, JsonNode values) {

    /** The component version, with its artifacts as the target will pull them. */
    public record Input(
            LocalReference component, Map<String, ResolvedResourceAccess> resources, Entrypoint entrypoint) {

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
