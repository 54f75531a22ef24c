package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/**
 * The resource that a component version is installed through.
 *
 * @param type {@code helm} or {@code kro}, or whatever else was written
 */
public record Entrypoint(String resourceName, String type) {

    static Entrypoint read(Fields fields) {
        return new Entrypoint(fields.string("resourceName"), fields.string("type"));
    }
}
