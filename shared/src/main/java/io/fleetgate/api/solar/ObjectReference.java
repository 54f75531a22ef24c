package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;

/** A reference by name; an empty {@code namespace} is the namespace of the object that refers. */
public record ObjectReference(String name, String namespace) {

    static ObjectReference read(Fields fields) {
        return new ObjectReference(fields.string("name"), fields.string("namespace"));
    }
}
