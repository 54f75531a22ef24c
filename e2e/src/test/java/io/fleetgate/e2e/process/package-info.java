/**
 * Programs that a test starts as processes of their own: how they are started, what they print and how they end.
 * Nothing started here outlives the JVM of the tests. Knows nothing of Kubernetes or of Fleetgate.
 */
@NullMarked
package io.fleetgate.e2e.process;

import org.jspecify.annotations.NullMarked;
