/**
 * The kind of {@code haproxy-haptic.org} as the Kubernetes client reads and writes it. The CRD is generated from this class;
 * decisions never see it.
 */
@NullMarked
package io.fleetgate.api.haptic.resource;

import org.jspecify.annotations.NullMarked;
