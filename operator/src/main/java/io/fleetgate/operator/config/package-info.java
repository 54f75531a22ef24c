/** The settings of the operator process as one checked value. */
@NullMarked
package io.fleetgate.operator.config;

import org.jspecify.annotations.NullMarked;
