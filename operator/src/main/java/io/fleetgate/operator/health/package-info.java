/** Whether the process lives and can work, and its metrics, over HTTPS with the JDK's own server. */
@NullMarked
package io.fleetgate.operator.health;

import org.jspecify.annotations.NullMarked;
