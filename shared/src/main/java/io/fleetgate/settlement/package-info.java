/**
 * What the operator makes of every object: finalizers, conditions, and the objects that it creates, changes and deletes. The
 * settled form of an object is a function of the snapshot; a plan compares two of them, and the operator writes what the
 * stored object lacks of it. Depends on the decisions of {@code rollout} and {@code render}.
 */
@NullMarked
package io.fleetgate.settlement;

import org.jspecify.annotations.NullMarked;
