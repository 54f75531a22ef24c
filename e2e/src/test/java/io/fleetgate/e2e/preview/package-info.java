/** Previews over the store that the webhook keeps of a live cluster, compared with what the cluster then does. */
@NullMarked
package io.fleetgate.e2e.preview;

import org.jspecify.annotations.NullMarked;
