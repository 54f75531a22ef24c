/** Located problems. */
@NullMarked
package io.fleetgate.problem;

import org.jspecify.annotations.NullMarked;
