package io.fleetgate.api.solar;

import io.fleetgate.object.Fields;
import java.util.List;
import java.util.Map;

/** A label selector as written, valid or not; both parts empty selects everything. */
public record LabelSelector(Map<String, String> matchLabels, List<Requirement> matchExpressions) {

    /** One expression; {@code operator} is whatever was written, legal or not. */
    public record Requirement(String key, String operator, List<String> values) {

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
