/**
 * Where the fleet comes from: an API server watched by informers, or a folder read once. Either way a request reads one
 * reference to an immutable snapshot; nothing here is called, nor calls out, while a request is served.
 */
@NullMarked
package io.fleetgate.webhook.feed;

import org.jspecify.annotations.NullMarked;
