/** What configs watch, read from the real API server. */
@NullMarked
package io.fleetgate.e2e.watched;

import org.jspecify.annotations.NullMarked;
