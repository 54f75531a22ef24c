package io.fleetgate.process;

import java.util.List;
import java.util.Map;

/** What a command line asks for. */
public sealed interface Arguments {

    /** Print the help text and end. */
    record Help() implements Arguments {}

    /** Start, with a value for every setting; the empty string where neither a value nor a default is given. */
    record Start(Map<String, String> values) implements Arguments {}

    /** Not understood; every reason, one sentence each. */
    record Refused(List<String> problems) implements Arguments {}
}
