/**
 * Fleetgate installed into the control plane of the run, as the manifests in {@code deploy} say. The one difference: there
 * is no kubelet, so its processes run on this machine, with the ServiceAccounts of those manifests, and the API server
 * calls the webhook by URL. Tests see it from outside only.
 */
@NullMarked
package io.fleetgate.e2e.installation;

import org.jspecify.annotations.NullMarked;
