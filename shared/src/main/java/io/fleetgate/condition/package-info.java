/**
 * Conditions as decisions state them: what holds or does not, and why, without the times that only a writer knows. Types
 * and reasons are the published ones. Depends on {@code text} alone.
 */
@NullMarked
package io.fleetgate.condition;

import org.jspecify.annotations.NullMarked;
