/**
 * What must not reach an HAProxy that only checks a configuration, for reading one it can do more than that. Refuses what is not
 * known to be harmless.
 */
@NullMarked
package io.fleetgate.templating.proxy.hazard;

import org.jspecify.annotations.NullMarked;
