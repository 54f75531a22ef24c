/**
 * Which of the releases bound to one target are accepted: one per unique name, the highest priority first, anti-affinity
 * in both directions. A pure function over candidates; it knows neither the store nor where candidates come from.
 */
@NullMarked
package io.fleetgate.resolver;

import org.jspecify.annotations.NullMarked;
