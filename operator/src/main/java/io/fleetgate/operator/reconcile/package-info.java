/** Work on the fleet while this replica leads: what a change concerns is looked at again until nothing is left to write. */
@NullMarked
package io.fleetgate.operator.reconcile;

import org.jspecify.annotations.NullMarked;
