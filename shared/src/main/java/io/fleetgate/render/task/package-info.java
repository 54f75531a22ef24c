/**
 * A RenderTask as a value: the one that is wanted, how far a stored one has come, and whether two of them render the same.
 */
@NullMarked
package io.fleetgate.render.task;

import org.jspecify.annotations.NullMarked;
