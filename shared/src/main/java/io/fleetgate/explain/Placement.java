package io.fleetgate.explain;

import io.fleetgate.object.ObjectKey;

/** How a binding fares on one target. */
public record Placement(ObjectKey target, Standing standing) {}
