/**
 * The webhook process: admission, dry-run and explanations over HTTPS. {@link io.fleetgate.webhook.Main} is its one list of
 * parts. Nothing reachable from here can write to a cluster.
 */
@NullMarked
package io.fleetgate.webhook;

import org.jspecify.annotations.NullMarked;
