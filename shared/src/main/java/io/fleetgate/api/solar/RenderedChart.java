package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/** The head of a chart that is rendered here. */
public record RenderedChart(String name, String description, String version, String appVersion) {

    static RenderedChart read(Fields fields) {
        return new RenderedChart(
                fields.string("name"),
                fields.string("description"),
                fields.string("version"),
                fields.string("appVersion"));
    }
}
