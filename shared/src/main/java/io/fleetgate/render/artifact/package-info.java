/**
 * Pushed charts: where they go, which RenderBindings keep them, by which registry an artifact is reached, and with whose
 * credentials its tag may be deleted. Knows the tasks of a target by its indexes alone, and not how they are made.
 */
@NullMarked
package io.fleetgate.render.artifact;

import org.jspecify.annotations.NullMarked;
