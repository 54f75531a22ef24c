package io.fleetgate.rollout;

import io.fleetgate.rollout.binding.SettledBinding;
import java.util.List;

/**
 * A target of one settled fleet: the bindings that aim at it, and what they come to.
 *
 * @param bindings sorted by key
 * @param waiting the bindings that Profiles want and cannot have, because another binding has their name; sorted by key
 */
public record SettledTarget(
        List<SettledBinding> bindings, List<SettledBinding.Created> waiting, TargetResolution resolution) {}
