package io.fleetgate.resolver;

import io.fleetgate.problem.Problem;
import java.util.List;

/** Why a candidate was not accepted. */
public sealed interface Loss {
    Candidate loser();

    /** Another candidate of the same unique name has a higher priority. */
    record LowerPriority(Candidate loser, Candidate winner) implements Loss {}

    /** Another candidate of the same unique name has the same priority and a binding that sorts first. */
    record TieBrokenByName(Candidate loser, Candidate winner) implements Loss {}

    /** The loser's rule matches an accepted release. */
    record RepelsAccepted(Candidate loser, Candidate accepted) implements Loss {}

    /** The rule of an accepted release matches the loser. */
    record RepelledByAccepted(Candidate loser, Candidate accepted) implements Loss {}

    /** The loser's anti-affinity cannot be evaluated, so it cannot be known to be safe. */
    record InvalidAntiAffinity(Candidate loser, List<Problem> problems) implements Loss {}
}
