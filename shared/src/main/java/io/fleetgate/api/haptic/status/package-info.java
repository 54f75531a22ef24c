/**
 * What is reported about the kind of {@code haproxy-haptic.org}, read as leniently as its spec. Depends on the reading of
 * objects only.
 */
@NullMarked
package io.fleetgate.api.haptic.status;

import org.jspecify.annotations.NullMarked;
