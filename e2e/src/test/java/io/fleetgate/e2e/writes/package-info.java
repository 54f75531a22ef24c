/**
 * How long writes through the API server take with the webhook installed, beside the same writes with a no-op webhook in Go
 * and with none. Not a test: a program of its own that prints what it found, as the figures of a shared machine decide nothing.
 */
@NullMarked
package io.fleetgate.e2e.writes;

import org.jspecify.annotations.NullMarked;
