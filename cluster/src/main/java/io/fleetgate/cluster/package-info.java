/** The way to an API server: a client from a kubeconfig. Both processes use it; neither sees the other. */
@NullMarked
package io.fleetgate.cluster;

import org.jspecify.annotations.NullMarked;
