package io.fleetgate.rollout;

import java.util.List;

/**
 * A target of one settled fleet: the bindings that aim at it, and what they come to.
 *
 * @param bindings sorted by key
 */
public record SettledTarget(List<SettledBinding> bindings, TargetResolution resolution) {}
