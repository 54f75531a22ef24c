package io.fleetgate.webhook.config;

import io.fleetgate.process.SettingValues;
import io.fleetgate.text.DnsLabel;
import java.nio.file.Path;
import java.util.Arrays;

/** Where the modes of rules are read from. */
public sealed interface RulesLocation {

    /** Nowhere: every rule has its default mode. */
    record Defaults() implements RulesLocation {}

    /** A file, or the mounted key of a ConfigMap. */
    record File(Path path) implements RulesLocation {}

    /** A ConfigMap of the cluster that the fleet is read from. */
    record ConfigMap(String namespace, String name) implements RulesLocation {}

    /** The location that is set; at most one may be. */
    static RulesLocation of(SettingValues values, StoreLocation store) {
        String file = values.text("rules");
        String configMap = values.text("rules-config-map");
        if (configMap.isEmpty()) {
            return file.isEmpty() ? new Defaults() : new File(Path.of(file));
        }
        if (!file.isEmpty()) {
            values.refuse("rules-config-map", "cannot be given beside --rules; keep one of them");
        } else if (!(store instanceof StoreLocation.Cluster)) {
            values.refuse("rules-config-map", "needs --store=cluster; give the rules with --rules");
        }
        int slash = configMap.indexOf('/');
        String namespace = configMap.substring(0, Math.max(0, slash));
        String name = configMap.substring(slash + 1);
        if (!DnsLabel.isValid(namespace) || !isSubdomain(name)) {
            values.refuse("rules-config-map", "must be NAMESPACE/NAME");
        }
        return new ConfigMap(namespace, name);
    }

    private static boolean isSubdomain(String name) {
        return name.length() <= 253 && Arrays.stream(name.split("\\.", -1)).allMatch(DnsLabel::isSubdomainPart);
    }
}
