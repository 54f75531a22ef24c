package io.fleetgate.rollout.binding;

import io.fleetgate.object.ObjectKey;

/** What a binding of a Profile is for: one target of it. */
public record OwnedTarget(ObjectKey profile, ObjectKey target) {}
