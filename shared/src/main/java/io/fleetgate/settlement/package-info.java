/**
 * The fleet as the operator would leave it: every finalizer, condition and object that follows from what is stored. Puts
 * together what packages {@code rollout} and {@code render} decide; pure functions of a snapshot.
 */
@NullMarked
package io.fleetgate.settlement;

import org.jspecify.annotations.NullMarked;
