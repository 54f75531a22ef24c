package io.fleetgate.haproxy;

import io.fleetgate.templating.proxy.ProxyFiles;
import java.util.Map;
import java.util.TreeMap;

/** Configurations for tests. */
final class Configs {
    private Configs() {}

    /** One frontend that passes all on to a backend, with lines of its own. */
    static ProxyFiles with(String... lines) {
        return files("""
                global
                  default-path origin /etc/haproxy
                defaults
                  mode http
                  timeout connect 5s
                  timeout client 50s
                  timeout server 50s
                frontend web
                  bind 127.0.0.1:8080
                  default_backend all
                backend all
                  http-request return status 404
                """ + "  " + String.join("\n  ", lines) + "\n", Map.of());
    }

    static ProxyFiles files(String config, Map<String, String> files) {
        return new ProxyFiles(config, new TreeMap<>(files), "/etc/haproxy");
    }
}
