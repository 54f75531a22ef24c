package io.fleetgate.api.haptic;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.fleetgate.object.Fields;

/** How much a controller says. */
@WrittenWhenSet
public record LoggingSettings(
        @JsonPropertyDescription("TRACE, DEBUG, INFO, WARN or ERROR, in either case; left out, the process decides.")
        String level) {

    static final LoggingSettings NONE = new LoggingSettings("");

    static LoggingSettings read(Fields fields) {
        return new LoggingSettings(fields.string("level"));
    }
}
