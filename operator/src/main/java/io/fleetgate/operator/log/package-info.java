/** How log lines look and where they go; the only place that knows the logging backend. */
@NullMarked
package io.fleetgate.operator.log;

import org.jspecify.annotations.NullMarked;
