/** Whether the process lives and reaches its API server, over HTTPS with the JDK's own server. */
@NullMarked
package io.fleetgate.operator.health;

import org.jspecify.annotations.NullMarked;
