package io.fleetgate.operator.tag;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * Whether something claims an artifact, asked of the API server itself: a tag does not come back, and the store hears of others'
 * bindings a little later.
 */
final class LastLook {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LONGEST_PAGE = 64 << 20;
    private static final JsonMapper JSON = new JsonMapper();

    private final ApiServer server;

    LastLook(ApiServer server) {
        this.server = server;
    }

    /** A binding that keeps an artifact; empty where there is none. */
    Optional<ObjectKey> claim(ObjectKey artifact) throws Unusable {
        String next = "";
        do {
            JsonNode page = page(artifact.namespace(), next);
            for (JsonNode binding : page.path("items")) {
                if (binding.at("/spec/renderArtifactRef/name").asText().equals(artifact.name())) {
                    return Optional.of(new ObjectKey(
                            artifact.namespace(), binding.at("/metadata/name").asText()));
                }
            }
            next = page.at("/metadata/continue").asText();
        } while (!next.isEmpty());
        return Optional.empty();
    }

    private JsonNode page(String namespace, String next) throws Unusable {
        Kind<?> kind = SolarKinds.RENDER_BINDING;
        String path = "apis/" + kind.apiVersion() + "/namespaces/" + namespace + "/" + kind.plural() + "?limit=500"
                + (next.isEmpty() ? "" : "&continue=" + URLEncoder.encode(next, StandardCharsets.UTF_8));
        try (InputStream body = server.get(path, PATIENCE, PATIENCE)) {
            JsonNode page = JSON.readTree(body.readNBytes(LONGEST_PAGE));
            if (!page.path("items").isArray()) {
                throw Unusable.forNow("the API server does not say which RenderBindings there are");
            }
            return page;
        } catch (IOException e) {
            throw Unusable.forNow("the RenderBindings of namespace " + namespace + " cannot be read");
        }
    }
}
