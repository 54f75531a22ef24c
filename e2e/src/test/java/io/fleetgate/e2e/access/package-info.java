/** Who Fleetgate's processes are in a cluster, what they may do and what they did. */
@NullMarked
package io.fleetgate.e2e.access;

import org.jspecify.annotations.NullMarked;
