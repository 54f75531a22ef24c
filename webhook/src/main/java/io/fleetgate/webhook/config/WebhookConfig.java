package io.fleetgate.webhook.config;

import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.process.Checked;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The settings of the webhook process.
 *
 * @param managementListen where health is served over plain HTTP besides HTTPS; empty for nowhere
 * @param serverNames the names, loopback among them, that a certificate issued by this process is for
 * @param kubeconfig empty for the usual chain: KUBECONFIG, the ServiceAccount of the pod, the home folder
 * @param staleAfter how long a kind may not be known to be up to date before no decision is based on it
 * @param decisionTimeout the longest time for one answer; the caller's own time-out may shorten it
 * @param consequenceTimeout the longest part of it for working out what a change does to targets
 * @param dryRunTimeout the longest time for one plan
 */
public record WebhookConfig(
        ListenAddress listen,
        StoreLocation store,
        Path certDir,
        SubjectAltNames serverNames,
        Optional<Path> kubeconfig,
        Optional<ListenAddress> managementListen,
        Duration staleAfter,
        Duration decisionTimeout,
        Duration consequenceTimeout,
        Duration dryRunTimeout,
        RulesLocation rules,
        RolloutPolicy rollout,
        boolean logsAsJson) {

    private static final String DIRECTORY = "dir:";
    private static final Duration SHORTEST_STALE_AFTER = Duration.ofSeconds(5);

    /** Every setting, in the order of the help text. */
    public static final List<Setting> SETTINGS = List.of(
            new Setting("listen", "HOST:PORT", "127.0.0.1:8443", "Where to serve HTTPS; port 0 takes a free one."),
            new Setting(
                    "store",
                    "cluster|dir:PATH",
                    "cluster",
                    "Where the fleet is read from: an API server (list and watch only), or a folder of YAML files."),
            new Setting(
                    "cert-dir",
                    "DIR",
                    "fleetgate-certs",
                    "Folder with tls.crt, tls.key and ca.crt; created, and a CA and a certificate issued there, if empty."),
            new Setting(
                    "server-names",
                    "NAME,...",
                    "",
                    "Names and IP addresses, beside loopback, for the certificate that is issued into an empty folder."),
            new Setting(
                    "kubeconfig",
                    "FILE",
                    "",
                    "How to reach the API server; without it KUBECONFIG, the pod's ServiceAccount or the home folder."),
            new Setting(
                    "management-listen",
                    "HOST:PORT|off",
                    "",
                    "Where to serve health, and metrics, over plain HTTP (default off with a folder, 127.0.0.1:9443 with a cluster)."),
            new Setting(
                    "stale-after",
                    "DURATION",
                    "60s",
                    "How long a kind of a cluster may not be known to be up to date before no decision is based on it; 5s or more."),
            new Setting(
                    "auth",
                    "none",
                    "none",
                    "How callers of /v1/ are known; with none, /v1/ is served on loopback addresses only."),
            new Setting(
                    "decision-timeout",
                    "DURATION",
                    "2s",
                    "Longest time for one answer of /validate; the caller's own time-out may shorten it."),
            new Setting(
                    "consequence-timeout",
                    "DURATION",
                    "1s",
                    "Longest time, of what is left for the answer at most half, to work out what a change does to targets; then a"
                            + " warning says that it was not computed, and a rule that could deny for it gives no decision."),
            new Setting("dry-run-timeout", "DURATION", "10s", "Longest time for one plan of /v1/dry-run."),
            new Setting(
                    "rules",
                    "FILE",
                    "",
                    "A file with the modes of rules, read again when it changes; without it they have their defaults."),
            new Setting(
                    "rules-config-map",
                    "NAMESPACE/NAME",
                    "",
                    "Instead of a file, a ConfigMap of the cluster, whose rules.yaml is followed as it changes."),
            new Setting(
                    "resolver-fallback",
                    "none|runner-up",
                    "none",
                    "What is deployed for a unique name whose winner is excluded by anti-affinity: nothing, or the next candidate."),
            new Setting(
                    "registry-binding-strict",
                    "true|false",
                    "false",
                    "Whether a target without a RegistryBinding for the host of an artifact waits for one, instead of pulling anonymously."),
            new Setting("log-format", "text|json", "text", "How log lines look; they go to standard error."));

    /** The configuration, or all problems; a value is given for every setting. */
    public static Checked<WebhookConfig> from(Map<String, String> given) {
        SettingValues values = new SettingValues(given);
        ListenAddress listen = values.address("listen");
        StoreLocation store = store(values);
        Optional<ListenAddress> management = management(values, store);
        Duration staleAfter = values.duration("stale-after");
        if (staleAfter.isPositive() && staleAfter.compareTo(SHORTEST_STALE_AFTER) < 0) {
            values.refuse("stale-after", "must be 5s or more: a watch that works is silent for up to half of it");
        }
        Duration decisionTimeout = values.duration("decision-timeout");
        Duration consequenceTimeout = values.duration("consequence-timeout");
        Duration dryRunTimeout = values.duration("dry-run-timeout");
        RulesLocation rules = RulesLocation.of(values, store);
        RolloutPolicy rollout = new RolloutPolicy(
                values.oneOf("resolver-fallback", List.of("none", "runner-up")).equals("runner-up")
                        ? Fallback.RUNNER_UP
                        : Fallback.NONE,
                values.oneOf("registry-binding-strict", List.of("false", "true"))
                                .equals("true")
                        ? UnmatchedHosts.REFUSE
                        : UnmatchedHosts.PULL_ANONYMOUSLY);
        boolean logsAsJson = values.oneOf("log-format", List.of("text", "json")).equals("json");
        SubjectAltNames serverNames = serverNames(values);
        values.oneOf("auth", List.of("none"));
        return values.check(() -> new WebhookConfig(
                listen,
                store,
                Path.of(values.text("cert-dir")),
                serverNames,
                values.text("kubeconfig").isEmpty()
                        ? Optional.empty()
                        : Optional.of(Path.of(values.text("kubeconfig"))),
                management,
                staleAfter,
                decisionTimeout,
                consequenceTimeout,
                dryRunTimeout,
                rules,
                rollout,
                logsAsJson));
    }

    private static StoreLocation store(SettingValues values) {
        String text = values.text("store");
        if (text.startsWith(DIRECTORY) && text.length() > DIRECTORY.length()) {
            return new StoreLocation.Directory(Path.of(text.substring(DIRECTORY.length())));
        }
        if (!text.equals("cluster")) {
            values.refuse("store", "must be cluster or dir:PATH");
        }
        return new StoreLocation.Cluster();
    }

    private static Optional<ListenAddress> management(SettingValues values, StoreLocation store) {
        boolean isDefault = values.text("management-listen").isEmpty();
        return isDefault && store instanceof StoreLocation.Cluster
                ? Optional.of(new ListenAddress("127.0.0.1", 9443))
                : values.optionalAddress("management-listen");
    }

    private static SubjectAltNames serverNames(SettingValues values) {
        String text = values.text("server-names");
        SubjectAltNames loopback = SubjectAltNames.loopback();
        if (text.isEmpty()) {
            return loopback;
        }
        try {
            return loopback.and(SubjectAltNames.of(List.of(text.split(",", -1))));
        } catch (IllegalArgumentException e) {
            values.refuse("server-names", "must be names and addresses separated by commas: " + e.getMessage());
            return loopback;
        }
    }

    /** Whether what names no caller may be served: nobody but this machine reaches it. */
    public boolean servesUnknownCallers() {
        return listen.isLoopback();
    }
}
