package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** A reference by name; an empty {@code namespace} is the namespace of the object that refers. */
@WrittenWhenSet
public record ObjectReference(
        @JsonPropertyDescription("Name of the object.") String name,

        @JsonPropertyDescription(
                "Namespace of the object; left out, it is the namespace of the object that refers. Another namespace needs a ReferenceGrant there.")
        String namespace) {

    static ObjectReference read(Fields fields) {
        return new ObjectReference(fields.string("name"), fields.string("namespace"));
    }
}
