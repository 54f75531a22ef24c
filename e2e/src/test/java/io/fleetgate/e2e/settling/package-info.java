/**
 * How fast the operator settles a large fleet, and with how many requests, by the audit log of a real API server. Not a test: a
 * program of its own that prints what it found, as the figures of a shared machine decide nothing.
 */
@NullMarked
package io.fleetgate.e2e.settling;

import org.jspecify.annotations.NullMarked;
