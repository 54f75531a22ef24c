/** Which kinds this process knows, and how text names them. */
@NullMarked
package io.fleetgate.webhook.kind;

import org.jspecify.annotations.NullMarked;
