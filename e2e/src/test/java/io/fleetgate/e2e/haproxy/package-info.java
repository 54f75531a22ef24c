/** Rendered configurations before a real HAProxy: what it says of them, and what it would do if it were given all of them. */
@NullMarked
package io.fleetgate.e2e.haproxy;

import org.jspecify.annotations.NullMarked;
