package io.fleetgate.operator.tag;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.read.ApiServer;
import io.fleetgate.cluster.read.ReadFailure;
import io.fleetgate.object.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Reads which RenderBindings of a namespace the API server knows, a few at a time. Of each only its name and that of its artifact are
 * taken off the stream, so that it does not matter how large and how many they are.
 */
final class ClaimReader {
    private static final Duration SILENCE = Duration.ofSeconds(10);
    private static final Duration WHOLE = Duration.ofMinutes(1);
    private static final int PAGE = 100;
    private static final JsonFactory JSON = JsonFactory.builder()
            .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
            .build();

    private final ApiServer server;

    ClaimReader(ApiServer server) {
        this.server = server;
    }

    /** The bindings that claim some of these artifacts, by the names of those; one for each that is claimed. */
    Map<String, String> claims(String namespace, Set<String> artifacts) throws IOException {
        Map<String, String> claims = new HashMap<>();
        long end = System.nanoTime() + WHOLE.toNanos();
        String next = "";
        do {
            next = page(namespace, next, artifacts, claims);
            if (System.nanoTime() - end > 0) {
                throw ReadFailure.malformed("a list takes longer than " + WHOLE.toSeconds() + " s");
            }
        } while (!next.isEmpty());
        return claims;
    }

    /** Returns where the next page begins; empty after the last. */
    private String page(String namespace, String from, Set<String> artifacts, Map<String, String> claims)
            throws IOException {
        Kind<?> kind = SolarKinds.RENDER_BINDING;
        String path = "apis/" + kind.apiVersion() + "/namespaces/" + namespace + "/" + kind.plural() + "?limit=" + PAGE
                + (from.isEmpty() ? "" : "&continue=" + URLEncoder.encode(from, StandardCharsets.UTF_8));
        try (InputStream body = server.get(path, SILENCE, SILENCE);
                JsonParser json = JSON.createParser(body)) {
            json.nextToken();
            return new ClaimPage(json, artifacts, claims).read();
        }
    }
}
