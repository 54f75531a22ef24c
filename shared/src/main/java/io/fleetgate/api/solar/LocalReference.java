package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** A reference by name inside the namespace of the object that refers. */
@WrittenWhenSet
public record LocalReference(
        @JsonPropertyDescription("Name of the object, in the same namespace.")
        String name) {

    static LocalReference read(Fields fields) {
        return new LocalReference(fields.string("name"));
    }
}
