/**
 * What is rendered for a target, and what its conditions say about it: the charts of its releases and its bootstrap, as a
 * function of the settled fleet. The results of renderers are input; nothing here waits for one. Puts together what the
 * packages below decide, and none of them knows this one.
 */
@NullMarked
package io.fleetgate.render;

import org.jspecify.annotations.NullMarked;
