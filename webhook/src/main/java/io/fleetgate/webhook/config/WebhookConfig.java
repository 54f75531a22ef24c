package io.fleetgate.webhook.config;

import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.cluster.config.FleetSettings;
import io.fleetgate.cluster.config.ScopeSettings;
import io.fleetgate.process.Checked;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.scope.ScopePolicy;
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
 * @param scope how far configs reach
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
        ScopePolicy scope,
        boolean logsAsJson) {

    private static final String DIRECTORY = "dir:";

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
            FleetSettings.KUBECONFIG,
            new Setting(
                    "management-listen",
                    "HOST:PORT|off",
                    "",
                    "Where to serve health, and metrics, over plain HTTP (default off with a folder, 127.0.0.1:9443 with a cluster)."),
            FleetSettings.STALE_AFTER,
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
            FleetSettings.RESOLVER_FALLBACK,
            FleetSettings.REGISTRY_BINDING_STRICT,
            ScopeSettings.ALL.get(0),
            ScopeSettings.ALL.get(1),
            ScopeSettings.ALL.get(2),
            new Setting("log-format", "text|json", "text", "How log lines look; they go to standard error."));

    /** The configuration, or all problems; a value is given for every setting. */
    public static Checked<WebhookConfig> from(Map<String, String> given) {
        SettingValues values = new SettingValues(given);
        ListenAddress listen = values.address("listen");
        StoreLocation store = store(values);
        Optional<ListenAddress> management = management(values, store);
        Duration staleAfter = FleetSettings.staleAfter(values);
        Duration decisionTimeout = values.duration("decision-timeout");
        Duration consequenceTimeout = values.duration("consequence-timeout");
        Duration dryRunTimeout = values.duration("dry-run-timeout");
        RulesLocation rules = RulesLocation.of(values, store);
        RolloutPolicy rollout = FleetSettings.rollout(values);
        ScopePolicy scope = ScopeSettings.policy(values);
        boolean logsAsJson = values.oneOf("log-format", List.of("text", "json")).equals("json");
        SubjectAltNames serverNames = serverNames(values);
        values.oneOf("auth", List.of("none"));
        return values.check(() -> new WebhookConfig(
                listen,
                store,
                Path.of(values.text("cert-dir")),
                serverNames,
                FleetSettings.kubeconfig(values),
                management,
                staleAfter,
                decisionTimeout,
                consequenceTimeout,
                dryRunTimeout,
                rules,
                rollout,
                scope,
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
