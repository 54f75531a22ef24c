package io.fleetgate.operator.tag;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.operator.registry.Login;
import io.fleetgate.render.name.RegistryAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/** The file in which container tools keep logins, by the address of the registry. */
final class DockerConfig {
    private static final JsonMapper JSON = new JsonMapper();

    private DockerConfig() {}

    /**
     * The login for a host.
     *
     * @return empty where there is none, or the file is malformed: then nobody is logged in
     */
    static Optional<Login> login(String config, String host) {
        try {
            return JSON.readTree(config).path("auths").properties().stream()
                    .filter(entry -> hostOf(entry.getKey()).equals(RegistryAddress.host(host)))
                    .findFirst()
                    .flatMap(entry -> login(entry.getValue()));
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    /** Keys are written as hosts, and as addresses with a path. */
    private static String hostOf(String key) {
        return RegistryAddress.host(key.replaceFirst("^https?://", ""));
    }

    private static Optional<Login> login(JsonNode entry) {
        String joined = entry.path("auth").asText();
        if (joined.isEmpty()) {
            return complete(
                    entry.path("username").asText(), entry.path("password").asText());
        }
        try {
            String pair = new String(Base64.getMimeDecoder().decode(joined), StandardCharsets.UTF_8);
            int colon = pair.indexOf(':');
            return colon < 0 ? Optional.empty() : complete(pair.substring(0, colon), pair.substring(colon + 1));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Optional<Login> complete(String username, String password) {
        return username.isEmpty() || password.isEmpty() ? Optional.empty() : Optional.of(new Login(username, password));
    }
}
