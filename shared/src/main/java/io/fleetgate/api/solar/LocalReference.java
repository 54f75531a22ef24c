package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/** A reference by name inside the namespace of the object that refers. */
public record LocalReference(String name) {

    static LocalReference read(Fields fields) {
        return new LocalReference(fields.string("name"));
    }
}
