package io.fleetgate.api.solar.status;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** A reference to an object of any kind, in the shape of the core API's ObjectReference. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record CoreReference(
        @JsonPropertyDescription("API group and version of the object.")
        String apiVersion,

        @JsonPropertyDescription("Kind of the object.") String kind,
        @JsonPropertyDescription("Namespace of the object.") String namespace,
        @JsonPropertyDescription("Name of the object.") String name,
        @JsonPropertyDescription("UID of the object.") String uid,

        @JsonPropertyDescription("Version of the object that was looked at.")
        String resourceVersion,

        @JsonPropertyDescription("Part of the object that is meant.")
        String fieldPath) {

    static CoreReference read(Fields fields) {
        return new CoreReference(
                fields.string("apiVersion"),
                fields.string("kind"),
                fields.string("namespace"),
                fields.string("name"),
                fields.string("uid"),
                fields.string("resourceVersion"),
                fields.string("fieldPath"));
    }
}
