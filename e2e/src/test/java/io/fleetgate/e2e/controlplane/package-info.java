/**
 * A real Kubernetes control plane on loopback: etcd, API server and controller manager as processes, a client for
 * them, and the audit log that says who did what. It is what decides whether Fleetgate is right. Knows nothing of
 * Fleetgate.
 */
@NullMarked
package io.fleetgate.e2e.controlplane;

import org.jspecify.annotations.NullMarked;
