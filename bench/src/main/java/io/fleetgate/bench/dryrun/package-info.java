/** How long the plan of one changed Profile takes in a large fleet, asked for over HTTPS as users do. Knows nothing of how the webhook is started. */
@NullMarked
package io.fleetgate.bench.dryrun;

import org.jspecify.annotations.NullMarked;
