package io.fleetgate.rollout;

import io.fleetgate.resolver.Fallback;

/**
 * What an installation chooses about rollouts. Webhook and operator of one installation must be given the same, or the
 * preview is that of another operator.
 */
public record RolloutPolicy(Fallback fallback, UnmatchedHosts unmatchedHosts) {

    public static final RolloutPolicy DEFAULT = new RolloutPolicy(Fallback.NONE, UnmatchedHosts.PULL_ANONYMOUSLY);

    /** What becomes of an artifact on a host for which the target has no RegistryBinding. */
    public enum UnmatchedHosts {
        PULL_ANONYMOUSLY,
        REFUSE
    }
}
