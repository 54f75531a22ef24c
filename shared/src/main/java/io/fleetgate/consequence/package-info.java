/**
 * What one change does to a fleet, target by target, and how that is said in sentences that survive being cut. Pure functions
 * of two settled fleets and the change that lies between them. Nothing here denies: whether a consequence stops the change is
 * the business of package {@code admission}.
 */
@NullMarked
package io.fleetgate.consequence;

import org.jspecify.annotations.NullMarked;
