/**
 * Whether a change may be stored: all rules of its kind are asked, what it does to the fleet is weighed, and all problems are
 * answered at once. Pure functions of the snapshot and the change; what an object already had wrong never locks it.
 */
@NullMarked
package io.fleetgate.admission;

import org.jspecify.annotations.NullMarked;
