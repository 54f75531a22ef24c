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

    static LabelSelector read(Fields fields) {
        return new LabelSelector(fields.stringMap("matchLabels"), fields.list("matchExpressions", Requirement::read));
    }
}
