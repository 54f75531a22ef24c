package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.object.Fields;
import java.util.ArrayList;
import java.util.List;

/** Which kinds of which namespaces may refer to which kinds here: every {@code from} to every {@code to}. */
@WrittenWhenSet
public record ReferenceGrantSpec(
        @JsonPropertyDescription("Who may refer: every entry to everything in to.")
        List<From> from,

        @JsonPropertyDescription("What may be referred to, in the namespace of this grant.")
        List<To> to) {

    /** Who may refer; all three must be equal, there are no wildcards. */
    @WrittenWhenSet
    public record From(
            @JsonPropertyDescription("API group of the object that refers.")
            String group,

            @JsonPropertyDescription("Kind of the object that refers.")
            String kind,

            @JsonPropertyDescription("Namespace of the object that refers.")
            String namespace) {

        static From read(Fields fields) {
            return new From(fields.string("group"), fields.string("kind"), fields.string("namespace"));
        }
    }

    /** What may be referred to, in the grant's own namespace. */
    @WrittenWhenSet
    public record To(
            @JsonPropertyDescription("API group of the object that is referred to.")
            String group,

            @JsonPropertyDescription("Kind of the object that is referred to.")
            String kind) {

        static To read(Fields fields) {
            return new To(fields.string("group"), fields.string("kind"));
        }
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static ReferenceGrantSpec of(JsonNode json) {
        return read(Fields.of(json, "spec", new ArrayList<>()));
    }

    static ReferenceGrantSpec read(Fields fields) {
        return new ReferenceGrantSpec(fields.list("from", From::read), fields.list("to", To::read));
    }
}
