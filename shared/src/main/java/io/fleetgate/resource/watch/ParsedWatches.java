package io.fleetgate.resource.watch;

import io.fleetgate.problem.Problem;
import java.util.List;

/** What a config watches, after it was checked. */
public sealed interface ParsedWatches permits Watches, ParsedWatches.Invalid {

    /** Entries of which at least one cannot be followed, so that nobody can say what is watched. */
    record Invalid(List<Problem> problems) implements ParsedWatches {}
}
