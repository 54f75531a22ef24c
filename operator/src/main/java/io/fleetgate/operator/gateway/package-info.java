/**
 * The only place of the project from where anything is written to a cluster: {@link
 * io.fleetgate.operator.gateway.WriteGateway} carries out one step at a time, in bounds, and never behind its
 * {@link io.fleetgate.operator.gateway.Fence}. It decides nothing about the fleet, and tries nothing again but what others
 * own besides us.
 */
@NullMarked
package io.fleetgate.operator.gateway;

import org.jspecify.annotations.NullMarked;
