/**
 * Compiles the templates of one configuration once and renders them as often as wanted, by any number of threads at
 * once. Templates are untrusted: what is not on a list does not compile, and what a rendering may cost is bounded. Pure;
 * depends on its own sub-packages only.
 */
@NullMarked
package io.fleetgate.template;

import org.jspecify.annotations.NullMarked;
