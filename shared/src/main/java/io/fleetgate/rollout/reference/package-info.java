/**
 * What an object says of others by itself: which it refers to, whose it is, and who holds it. Asks no snapshot.
 */
@NullMarked
package io.fleetgate.rollout.reference;

import org.jspecify.annotations.NullMarked;
