package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/** Where the versions of a component are published. */
public record ComponentSpec(String scheme, String registry, String repository) {

    static ComponentSpec read(Fields fields) {
        return new ComponentSpec(fields.string("scheme"), fields.string("registry"), fields.string("repository"));
    }
}
