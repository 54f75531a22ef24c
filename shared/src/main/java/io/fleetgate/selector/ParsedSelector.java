package io.fleetgate.selector;

import io.fleetgate.problem.Problem;
import java.util.List;

/** A selector after its syntax was checked. */
public sealed interface ParsedSelector permits Selector, ParsedSelector.Invalid {

    /** A selector that the API server's own parser would refuse; it neither matches nor does not match. */
    record Invalid(List<Problem> problems) implements ParsedSelector {}
}
