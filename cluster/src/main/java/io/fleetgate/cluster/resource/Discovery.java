package io.fleetgate.cluster.resource;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.resource.watch.GroupVersionResource;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/**
 * Asks an API server what it serves, one group and version at a time: a group that does not answer makes nothing else unknown.
 */
final class Discovery {
    private static final Duration SILENCE = Duration.ofSeconds(5);
    private static final long LONGEST = 4 << 20;

    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxDocumentLength(LONGEST).build())
            .build());

    private final ApiServer server;

    Discovery(ApiServer server) {
        this.server = server;
    }

    /** Where a group and version are served. */
    static String path(GroupVersionResource resource) {
        return (resource.group().isEmpty() ? "api/" : "apis/" + resource.group() + "/") + resource.version();
    }

    /**
     * Asks what the server knows of a resource now.
     *
     * @throws ReadFailure with {@code isNotFound} where it is not served; any other failure says nothing about that
     */
    ServedResource find(GroupVersionResource wanted) throws IOException {
        for (JsonNode served : read(path(wanted)).path("resources")) {
            if (served.path("name").asText().equals(wanted.resource())) {
                return new ServedResource(
                        served.path("kind").asText(), served.path("namespaced").asBoolean());
            }
        }
        throw ReadFailure.notServed(
                "the API server serves no " + wanted + "; is the CRD installed, and in this version?");
    }

    private JsonNode read(String path) throws IOException {
        try (InputStream body = server.get(path, SILENCE, SILENCE)) {
            JsonNode list = JSON.readTree(body);
            if (!list.path("kind").asText().equals("APIResourceList")) {
                throw ReadFailure.malformed("an APIResourceList is expected");
            }
            return list;
        } catch (JsonProcessingException e) {
            throw ReadFailure.malformed("it is no JSON, or too long");
        }
    }
}
