package io.fleetgate.operator.registration;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.registration.RegistrationDocument;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;

/** Reads ValidatingWebhookConfigurations by name. */
final class StoredRegistrations {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final String PATH =
            "apis/" + RegistrationDocument.KIND.apiVersion() + "/" + RegistrationDocument.KIND.plural() + "/";

    private final ApiServer server;

    StoredRegistrations(ApiServer server) {
        this.server = server;
    }

    /**
     * The object as stored now.
     *
     * @throws IOException when the API server does not say whether there is one
     */
    Optional<ObjectNode> find(String name) throws IOException {
        try (InputStream body = server.get(PATH + name, PATIENCE, PATIENCE)) {
            JsonNode stored = JSON.readTree(body);
            if (!(stored instanceof ObjectNode object)) {
                throw new IOException("the API server's answer is not an object");
            }
            return Optional.of(object);
        } catch (ReadFailure failure) {
            if (failure.isNotFound()) {
                return Optional.empty();
            }
            throw failure;
        }
    }
}
