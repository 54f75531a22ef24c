package io.fleetgate.api.solar;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import java.util.List;
import java.util.Map;

/** A label selector as written, valid or not; both parts empty selects everything. */
@WrittenWhenSet
public record LabelSelector(
        @JsonPropertyDescription("Labels that must all be there with these values.")
        Map<String, String> matchLabels,

        @JsonPropertyDescription("Requirements that must all hold.")
        List<Requirement> matchExpressions) {

    /** One expression; {@code operator} is whatever was written, legal or not. */
    @WrittenWhenSet
    public record Requirement(
            @JsonPropertyDescription("Key of the label.") String key,

            @JsonPropertyDescription(
                    "In, NotIn, Exists or DoesNotExist. NotIn and DoesNotExist also hold where the label is absent.")
            String operator,

            @JsonPropertyDescription("Values for In and NotIn; none for the others.")
            List<String> values) {

        static Requirement read(Fields fields) {
            return new Requirement(fields.string("key"), fields.string("operator"), fields.strings("values"));
        }
    }

    /**
     * Stands for a selector of which some part could not be read. Reading it as what is left would select more than was
     * written, in the worst case everything; this one is invalid wherever it is used.
     */
    public static final LabelSelector UNREADABLE =
            new LabelSelector(Map.of(), List.of(new Requirement("", "", List.of())));

    static LabelSelector read(Fields fields) {
        LabelSelector selector =
                new LabelSelector(fields.stringMap("matchLabels"), fields.list("matchExpressions", Requirement::read));
        return fields.hasErrors() ? UNREADABLE : selector;
    }
}
