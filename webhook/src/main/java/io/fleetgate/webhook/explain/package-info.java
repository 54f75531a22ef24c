/** {@code GET /v1/explain/...}: why things are as they are, from the current snapshot. */
@NullMarked
package io.fleetgate.webhook.explain;

import org.jspecify.annotations.NullMarked;
