package io.fleetgate.store;

import io.fleetgate.object.FleetObject;

/**
 * A stored object that cannot be read whole. What of it can be read holds; what it says in the rest is not known.
 *
 * @param asRead the object with empty values where it cannot be read
 * @param why it cannot, a sentence for operators
 */
public record UnreadableObject(FleetObject<?> asRead, String why) {}
