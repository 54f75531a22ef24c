/** Time that tests move by hand. */
@NullMarked
package io.fleetgate.operator.time;

import org.jspecify.annotations.NullMarked;
