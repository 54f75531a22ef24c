/** What a fleet is, as an API server stores it, and how far a process of Fleetgate has followed it. */
@NullMarked
package io.fleetgate.e2e.fleet;

import org.jspecify.annotations.NullMarked;
