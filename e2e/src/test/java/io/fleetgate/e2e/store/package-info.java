/** The live store against a real API server that goes away, or stands still, while the fleet changes. */
@NullMarked
package io.fleetgate.e2e.store;

import org.jspecify.annotations.NullMarked;
