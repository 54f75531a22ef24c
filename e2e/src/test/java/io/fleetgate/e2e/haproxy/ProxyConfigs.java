package io.fleetgate.e2e.haproxy;

import io.fleetgate.templating.proxy.ProxyFiles;
import java.util.Map;
import java.util.TreeMap;

/** Configurations that HAProxy accepts but for what a test adds. */
final class ProxyConfigs {
    private static final String BASE = "/etc/haproxy";
    private static final String BEGINNING = """
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
            """;

    private ProxyConfigs() {}

    /** With lines at the end, in the backend. */
    static ProxyFiles ending(String end) {
        return ending(end, Map.of());
    }

    static ProxyFiles ending(String end, Map<String, String> files) {
        return new ProxyFiles(BEGINNING + end, new TreeMap<>(files), BASE);
    }
}
