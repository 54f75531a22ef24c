/**
 * With which pull secret a target gets the resources of a component: that of the registry which is bound to it.
 */
@NullMarked
package io.fleetgate.render.pull;

import org.jspecify.annotations.NullMarked;
