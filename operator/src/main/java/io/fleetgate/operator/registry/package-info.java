/**
 * OCI registries, of which one thing is asked: to delete a tag. Every request is bounded in time and in the length of its answer,
 * goes to the host that it was meant for and to no other, and never outlives the {@link io.fleetgate.operator.gateway.Fence}.
 * Knows nothing of the fleet.
 */
@NullMarked
package io.fleetgate.operator.registry;

import org.jspecify.annotations.NullMarked;
