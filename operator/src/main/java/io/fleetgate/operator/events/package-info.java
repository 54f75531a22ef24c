/**
 * Events of Kubernetes about what the operator did. They follow from the writes alone, several of one sort are told as one, and
 * nobody waits for them: they are dropped where there are too many.
 */
@NullMarked
package io.fleetgate.operator.events;

import org.jspecify.annotations.NullMarked;
