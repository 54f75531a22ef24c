package io.fleetgate.operator.config;

import io.fleetgate.process.Checked;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The settings of the operator process.
 *
 * @param listen where health is served over HTTPS
 * @param kubeconfig empty for the usual chain: KUBECONFIG, the ServiceAccount of the pod, the home folder
 */
public record OperatorConfig(ListenAddress listen, Path certDir, Optional<Path> kubeconfig, boolean logsAsJson) {

    /** Every setting, in the order of the help text. */
    public static final List<Setting> SETTINGS = List.of(
            new Setting(
                    "listen",
                    "HOST:PORT",
                    "127.0.0.1:9444",
                    "Where to serve health over HTTPS; port 0 takes a free one."),
            new Setting(
                    "cert-dir",
                    "DIR",
                    "fleetgate-operator-certs",
                    "Folder with tls.crt, tls.key and ca.crt; created, and a CA and a certificate issued there, if empty."),
            new Setting(
                    "kubeconfig",
                    "FILE",
                    "",
                    "How to reach the API server; without it KUBECONFIG, the pod's ServiceAccount or the home folder."),
            new Setting("log-format", "text|json", "text", "How log lines look; they go to standard error."));

    /** The configuration, or all problems; a value is given for every setting. */
    public static Checked<OperatorConfig> from(Map<String, String> given) {
        SettingValues values = new SettingValues(given);
        ListenAddress listen = values.address("listen");
        boolean logsAsJson = values.oneOf("log-format", List.of("text", "json")).equals("json");
        return values.check(() -> new OperatorConfig(
                listen,
                Path.of(values.text("cert-dir")),
                Optional.of(values.text("kubeconfig"))
                        .filter(text -> !text.isEmpty())
                        .map(Path::of),
                logsAsJson));
    }
}
