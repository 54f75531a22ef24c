package io.fleetgate.operator.config;

import io.fleetgate.cluster.config.FleetSettings;
import io.fleetgate.cluster.config.ScopeSettings;
import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.operator.registry.TokenServers;
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
import java.util.stream.Stream;

/**
 * The settings of the operator process.
 *
 * @param listen where health and metrics are served over HTTPS
 * @param kubeconfig empty for the usual chain: KUBECONFIG, the ServiceAccount of the pod, the home folder
 * @param staleAfter how long a kind may not be known to be up to date before no decision is based on it
 * @param lease empty where this is the only replica
 * @param configScope how far HAProxyTemplateConfigs reach
 * @param resync how often every object is reconciled though nothing has changed
 * @param tokenServers which ones registries may name when tags are deleted; empty where tags are left to their registries
 */
public record OperatorConfig(
        ListenAddress listen,
        Path certDir,
        Optional<Path> kubeconfig,
        Duration staleAfter,
        Optional<LeaseConfig> lease,
        Scope scope,
        ScopePolicy configScope,
        WriteLimits writes,
        Duration resync,
        RolloutPolicy rollout,
        Optional<TokenServers> tokenServers,
        boolean logsAsJson) {

    private static final Setting LISTEN = new Setting(
            "listen", "HOST:PORT", "127.0.0.1:9444", "Where to serve health and metrics, by HTTPS; port 0 takes any.");

    private static final Setting CERT_DIR = new Setting(
            "cert-dir",
            "DIR",
            "fleetgate-operator-certs",
            "Folder with tls.crt, tls.key and ca.crt; created, and a CA and a certificate issued there, if empty.");

    private static final Setting RESYNC = new Setting(
            "resync", "DURATION", "10m", "How often every object is reconciled though nothing has changed.");

    private static final Setting LOG_FORMAT =
            new Setting("log-format", "text|json", "text", "How log lines look; they go to standard error.");

    /** Every setting, in the order of the help text. */
    public static final List<Setting> SETTINGS = Stream.of(
                    List.of(LISTEN, CERT_DIR, FleetSettings.KUBECONFIG, FleetSettings.STALE_AFTER),
                    LeaseConfig.SETTINGS,
                    Scope.SETTINGS,
                    ScopeSettings.ALL,
                    WriteSettings.ALL,
                    List.of(RESYNC, FleetSettings.RESOLVER_FALLBACK, FleetSettings.REGISTRY_BINDING_STRICT),
                    TagSettings.ALL,
                    List.of(LOG_FORMAT))
            .flatMap(List::stream)
            .toList();

    /** The configuration, or all problems; a value is given for every setting. */
    public static Checked<OperatorConfig> from(Map<String, String> given) {
        SettingValues values = new SettingValues(given);
        ListenAddress listen = values.address("listen");
        Duration staleAfter = FleetSettings.staleAfter(values);
        Optional<LeaseConfig> lease = LeaseConfig.of(values);
        Scope scope = Scope.of(values);
        ScopePolicy configScope = ScopeSettings.policy(values);
        WriteLimits writes = WriteSettings.limits(values);
        Duration resync = values.duration("resync");
        RolloutPolicy rollout = FleetSettings.rollout(values);
        Optional<TokenServers> tokenServers = TagSettings.tokenServers(values);
        boolean logsAsJson = values.oneOf("log-format", List.of("text", "json")).equals("json");
        return values.check(() -> new OperatorConfig(
                listen,
                Path.of(values.text("cert-dir")),
                FleetSettings.kubeconfig(values),
                staleAfter,
                lease,
                scope,
                configScope,
                writes,
                resync,
                rollout,
                tokenServers,
                logsAsJson));
    }
}
