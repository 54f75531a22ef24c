/** Whether this process lives and whether it can decide; served on every port. */
@NullMarked
package io.fleetgate.webhook.health;

import org.jspecify.annotations.NullMarked;
