package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;
import java.util.Map;

/** Which Pods run HAProxy. */
@WrittenWhenSet
public record PodSelector(
        @JsonPropertyDescription("Labels that must all be there with these values.")
        Map<String, String> matchLabels) {

    static final PodSelector NONE = new PodSelector(Map.of());

    static PodSelector read(Fields fields) {
        return new PodSelector(fields.stringMap("matchLabels"));
    }
}
