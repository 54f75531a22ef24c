package io.fleetgate.cluster.config;

import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How the fleet is read, and what an installation chooses about rollouts. A preview is true only of an operator that reads these
 * as the webhook does.
 */
public final class FleetSettings {
    public static final Setting KUBECONFIG = new Setting(
            "kubeconfig",
            "FILE",
            "",
            "How to reach the API server; without it KUBECONFIG, the pod's ServiceAccount or the home folder.");

    public static final Setting STALE_AFTER = new Setting(
            "stale-after",
            "DURATION",
            "60s",
            "How long a kind of a cluster may not be known to be up to date before no decision is based on it; 5s or more.");

    public static final Setting RESOLVER_FALLBACK = new Setting(
            "resolver-fallback",
            "none|runner-up",
            "none",
            "What is deployed for a unique name whose winner is excluded by anti-affinity: nothing, or the next candidate.");

    public static final Setting REGISTRY_BINDING_STRICT = new Setting(
            "registry-binding-strict",
            "true|false",
            "false",
            "Whether a target without a RegistryBinding for the host of an artifact waits for one, instead of pulling anonymously.");

    private static final Duration SHORTEST_STALE_AFTER = Duration.ofSeconds(5);

    private FleetSettings() {}

    /** Empty for the usual chain. */
    public static Optional<Path> kubeconfig(SettingValues values) {
        return Optional.of(values.text(KUBECONFIG.name()))
                .filter(text -> !text.isEmpty())
                .map(Path::of);
    }

    /** How long a kind may not be known to be up to date before no decision is based on it. */
    public static Duration staleAfter(SettingValues values) {
        Duration staleAfter = values.duration(STALE_AFTER.name());
        if (staleAfter.isPositive() && staleAfter.compareTo(SHORTEST_STALE_AFTER) < 0) {
            values.refuse(STALE_AFTER.name(), "must be 5s or more: a watch that works is silent for up to half of it");
        }
        return staleAfter;
    }

    public static RolloutPolicy rollout(SettingValues values) {
        boolean isRunnerUp = values.oneOf(RESOLVER_FALLBACK.name(), List.of("none", "runner-up"))
                .equals("runner-up");
        return new RolloutPolicy(
                isRunnerUp ? Fallback.RUNNER_UP : Fallback.NONE,
                values.isTrue(REGISTRY_BINDING_STRICT.name())
                        ? UnmatchedHosts.REFUSE
                        : UnmatchedHosts.PULL_ANONYMOUSLY);
    }
}
