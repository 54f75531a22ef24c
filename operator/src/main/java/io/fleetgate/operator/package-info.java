/**
 * The operator process. {@link io.fleetgate.operator.Main} starts it, {@link io.fleetgate.operator.Operator} lists its parts.
 * Never sees the webhook.
 */
@NullMarked
package io.fleetgate.operator;

import org.jspecify.annotations.NullMarked;
