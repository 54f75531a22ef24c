/**
 * Conditions as decisions state them: what holds or does not, and why, without the times that only a writer knows. Types
 * and reasons are the published ones, and stored conditions are asked by them. Depends on {@code text} and the status types of
 * {@code api.solar} alone.
 */
@NullMarked
package io.fleetgate.condition;

import org.jspecify.annotations.NullMarked;
