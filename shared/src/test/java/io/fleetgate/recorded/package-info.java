/** Fleets recorded from the published system, step by step, with what must come of each step. */
package io.fleetgate.recorded;
