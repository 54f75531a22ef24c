package io.fleetgate.operator.tag;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.access.OperatorAccess;
import io.fleetgate.operator.registry.Login;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;

/** Reads logins from Secrets, few at a time, each as it is stored at that moment. Nothing of a Secret is kept, logged or shown. */
final class RegistrySecrets {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** An API server stores less in one object. */
    private static final int LONGEST = 2 << 20;

    /** What is large is so for all who ask. */
    private static final int AT_ONCE = 2;

    /** A name goes into the path of a request, in which it must not be anything else. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?");

    private static final JsonMapper JSON = new JsonMapper();

    private final ApiServer server;
    private final Semaphore turns = new Semaphore(AT_ONCE, true);

    RegistrySecrets(ApiServer server) {
        this.server = server;
    }

    /**
     * The login for a host; empty where a Secret has none that can be understood.
     *
     * @throws Unusable when somebody has to do something before it can be read
     * @throws Unknown when it cannot be read, which says nothing of what is in it
     */
    Optional<Login> login(ObjectKey secret, String host) throws Unusable, Unknown, InterruptedException {
        turns.acquire();
        try {
            return login(read(secret).path("data"), host);
        } finally {
            turns.release();
        }
    }

    private static Optional<Login> login(JsonNode data, String host) {
        return data.has(".dockerconfigjson")
                ? decoded(data, ".dockerconfigjson").flatMap(config -> DockerConfig.login(config, host))
                : decoded(data, "username")
                        .flatMap(username -> decoded(data, "password").map(password -> new Login(username, password)));
    }

    private JsonNode read(ObjectKey secret) throws Unusable, Unknown {
        if (!NAME.matcher(secret.name()).matches()) {
            throw new Unusable(
                    "'" + secret.name() + "' is no name of a Secret; correct spec.solarSecretRef of the Registry");
        }
        String path = "api/v1/namespaces/" + secret.namespace() + "/secrets/" + secret.name();
        try (InputStream body = server.get(path, PATIENCE, PATIENCE)) {
            return JSON.readTree(body.readNBytes(LONGEST));
        } catch (ReadFailure failure) {
            if (failure.isForbidden()) {
                throw new Unusable("the operator may not read Secret " + secret + "; bind ClusterRole "
                        + OperatorAccess.CREDENTIALS_ROLE + " to it in namespace " + secret.namespace());
            }
            if (failure.isNotFound()) {
                throw new Unusable("Secret " + secret + " does not exist; create it, or correct"
                        + " spec.solarSecretRef of the Registry");
            }
            throw new Unknown("Secret " + secret + " cannot be read: " + failure.getMessage(), failure.retryAfter());
        } catch (IOException e) {
            throw new Unknown(
                    "Secret " + secret + " cannot be read, for the API server gives no whole answer", Duration.ZERO);
        }
    }

    private static Optional<String> decoded(JsonNode data, String key) {
        try {
            return Optional.of(
                            new String(Base64.getDecoder().decode(data.path(key).asText()), StandardCharsets.UTF_8))
                    .filter(text -> !text.isEmpty());
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
