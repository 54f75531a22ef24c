/**
 * What is rendered for a target, and what its conditions say about it: RenderTasks, RenderBindings, RenderArtifacts and the
 * bootstrap, as a function of the settled fleet. The results of renderers are input; nothing here waits for one.
 */
@NullMarked
package io.fleetgate.render;

import org.jspecify.annotations.NullMarked;
