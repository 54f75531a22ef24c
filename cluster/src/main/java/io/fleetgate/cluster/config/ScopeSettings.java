package io.fleetgate.cluster.config;

import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import io.fleetgate.scope.ScopePolicy;
import io.fleetgate.text.DnsLabel;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The settings that say how far configs reach; the same for every process of an installation. */
public final class ScopeSettings {
    private static final Setting TRUSTED = new Setting(
            "trusted-namespaces",
            "NAME,...",
            "fleetgate-system",
            "The namespaces whose HAProxyTemplateConfigs may watch everything; those of all others see their own namespace.");

    private static final Setting GRANTS = new Setting(
            "config-grants",
            "NAME:NAME,...",
            "",
            "Further namespaces for configs that are not trusted: with shop:shop-edge those of shop reach shop-edge as well.");

    private static final Setting RESTRICTS = new Setting(
            "restrict-to-own-namespace",
            "true|false",
            "true",
            "Whether trusted configs, too, write nothing outside of their own namespace.");

    public static final List<Setting> ALL = List.of(TRUSTED, GRANTS, RESTRICTS);

    private ScopeSettings() {}

    public static ScopePolicy policy(SettingValues values) {
        Set<String> trusted = values.set(TRUSTED.name());
        trusted.forEach(namespace -> check(values, TRUSTED, namespace));
        return new ScopePolicy(trusted, grants(values), values.isTrue(RESTRICTS.name()));
    }

    private static Map<String, Set<String>> grants(SettingValues values) {
        Map<String, Set<String>> grants = new LinkedHashMap<>();
        for (String grant : values.set(GRANTS.name())) {
            int colon = grant.indexOf(':');
            if (colon < 0) {
                values.refuse(
                        GRANTS.name(), "names '" + grant + "'; write the config's namespace, a colon and the other");
            } else {
                String to = grant.substring(0, colon);
                String namespace = grant.substring(colon + 1);
                check(values, GRANTS, to);
                check(values, GRANTS, namespace);
                grants.computeIfAbsent(to, _ -> new LinkedHashSet<>()).add(namespace);
            }
        }
        return grants;
    }

    private static void check(SettingValues values, Setting setting, String namespace) {
        if (!DnsLabel.isValid(namespace)) {
            values.refuse(setting.name(), "names '" + namespace + "', which cannot be a namespace");
        }
    }
}
