/**
 * Which of several replicas reconciles, agreed upon by a Lease. Taking part in an election is one thing, knowing for how long one
 * may still write is another: the latter is told from this machine's own clocks, and does not wait to be called back. Knows nothing
 * of what a leader does.
 */
@NullMarked
package io.fleetgate.operator.leader;

import org.jspecify.annotations.NullMarked;
