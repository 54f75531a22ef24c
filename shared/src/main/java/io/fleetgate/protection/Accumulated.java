package io.fleetgate.protection;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.problem.Problem;

/**
 * A loss that only adds up over several changes.
 *
 * @param profile the Profile that loses its release on the most targets
 * @param problem a warning, as no change is denied for it
 */
public record Accumulated(ObjectKey profile, Problem problem) {}
