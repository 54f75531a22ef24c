package io.fleetgate.operator.config;

import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.process.Setting;
import io.fleetgate.process.SettingValues;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The settings for what becomes of tags in registries. */
final class TagSettings {
    private static final Setting DELETE_TAGS = new Setting(
            "delete-tags",
            "true|false",
            "true",
            "Whether the tag of a chart that nothing claims any more is deleted in its registry; with false that is left to"
                    + " the registry.");

    private static final Setting TOKEN_SERVERS = new Setting(
            "token-servers",
            "HOST,...",
            "",
            "Hosts that are trusted with the credentials for any registry that names one as its token server. One in the"
                    + " registry's own domain is in any case.");

    private static final Pattern HOST = Pattern.compile("[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?");

    static final List<Setting> ALL = List.of(DELETE_TAGS, TOKEN_SERVERS);

    private TagSettings() {}

    /** Empty where tags are left to their registries. */
    static Optional<TokenServers> tokenServers(SettingValues values) {
        Set<String> hosts = values.set(TOKEN_SERVERS.name());
        for (String host : hosts) {
            if (!HOST.matcher(host).matches()) {
                values.refuse(
                        TOKEN_SERVERS.name(),
                        "names '" + host + "', which is no host in lower case; write it without scheme, port and path");
            }
        }
        return values.isTrue(DELETE_TAGS.name()) ? Optional.of(new TokenServers(hosts)) : Optional.empty();
    }
}
