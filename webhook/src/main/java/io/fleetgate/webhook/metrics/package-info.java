/**
 * What {@code /metrics} on the management port says: the store, the answers, the memory of the JVM. Labels are kinds and
 * outcomes, never names of objects.
 */
@NullMarked
package io.fleetgate.webhook.metrics;

import org.jspecify.annotations.NullMarked;
