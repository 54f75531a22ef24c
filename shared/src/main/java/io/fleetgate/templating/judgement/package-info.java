/**
 * Whether what a config renders is right, and whether a change is to blame if it is not. Depends on every other package of
 * {@code templating}, and on {@code resource}.
 */
@NullMarked
package io.fleetgate.templating.judgement;

import org.jspecify.annotations.NullMarked;
