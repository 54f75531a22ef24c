/**
 * Runs an HAProxy that checks a rendered configuration: in a folder of its own, with nothing of this process's environment, within
 * limits, and gone at the deadline with all that it started. The only place that starts another program; depends on
 * {@code shared} only.
 */
@NullMarked
package io.fleetgate.haproxy;

import org.jspecify.annotations.NullMarked;
