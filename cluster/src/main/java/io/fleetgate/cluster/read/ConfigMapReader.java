package io.fleetgate.cluster.read;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fabric8.kubernetes.client.KubernetesClient;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads one ConfigMap as it is stored now, whenever it is asked to; needs no permission but to get it. Owns the client. */
public final class ConfigMapReader implements AutoCloseable {
    private static final Duration SILENCE = Duration.ofSeconds(5);

    /** An API server stores less in one object. */
    private static final long LONGEST = 4 << 20;

    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxDocumentLength(LONGEST).build())
            .build());

    private final KubernetesClient client;
    private final ApiServer server;
    private final String namespace;
    private final String name;

    /** Connects nothing yet. */
    public ConfigMapReader(KubernetesClient client, String namespace, String name) {
        this.client = client;
        this.server = new ApiServer(client);
        this.namespace = namespace;
        this.name = name;
    }

    /**
     * The texts of the ConfigMap by their keys; empty where it does not exist.
     *
     * @throws IOException when that is not known, with the cause as a sentence for operators
     */
    public Optional<Map<String, String>> read() throws IOException {
        try (InputStream body = server.get(path(), SILENCE, SILENCE)) {
            return Optional.of(texts(JSON.readTree(body)));
        } catch (ReadFailure failure) {
            if (failure.isNotFound()) {
                return Optional.empty();
            }
            throw failure;
        } catch (JsonProcessingException e) {
            throw ReadFailure.malformed("it is no JSON, or too long");
        }
    }

    @Override
    public void close() {
        client.close();
    }

    /** Which ConfigMap it is, as a phrase. */
    @Override
    public String toString() {
        return "ConfigMap " + namespace + "/" + name;
    }

    private String path() {
        return "api/v1/namespaces/" + namespace + "/configmaps/" + name;
    }

    private static Map<String, String> texts(JsonNode stored) throws ReadFailure {
        if (!stored.path("kind").asText().equals("ConfigMap")) {
            throw ReadFailure.malformed("a ConfigMap is expected");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        stored.path("data")
                .properties()
                .forEach(text -> texts.put(text.getKey(), text.getValue().asText()));
        return texts;
    }
}
