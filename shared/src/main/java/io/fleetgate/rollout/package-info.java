/**
 * What each target runs, and which targets a change can reach. Everything here speaks of the <em>settled</em> fleet: the state
 * the operator would reach if left alone. Pure functions of a snapshot and of the settled bindings of {@code rollout.binding};
 * the competition itself is package {@code resolver}.
 */
@NullMarked
package io.fleetgate.rollout;

import org.jspecify.annotations.NullMarked;
