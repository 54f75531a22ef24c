/**
 * From Profiles, bindings and grants to what each target runs. Everything here speaks of the <em>settled</em> fleet: the
 * state the operator would reach if left alone. Pure functions of a snapshot; the competition itself is package
 * {@code resolver}.
 */
@NullMarked
package io.fleetgate.rollout;

import org.jspecify.annotations.NullMarked;
