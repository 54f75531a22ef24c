package io.fleetgate.operator.apiserver;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** A client that knows one Profile; its token is that of the generation that the server was in when it was made. */
final class TestClient implements AutoCloseable {
    static final String PROFILE = """
            {"apiVersion": "solar.opendefense.cloud/v1alpha1", "kind": "Profile", "metadata": {"name": "edge"}, "spec": {}}
            """;
    private static final String PROFILES = "/apis/solar.opendefense.cloud/v1alpha1/namespaces/default/profiles";
    private static final Duration SHORT = Duration.ofMillis(200);

    private final HttpClient http = HttpClient.newHttpClient();
    private final String url;
    private final String token;

    TestClient(InMemoryApiServer server) {
        url = server.url();
        token = server.clientConfig().getOauthToken();
    }

    HttpResponse<String> create() throws IOException, InterruptedException {
        return http.send(creation().build(), BodyHandlers.ofString());
    }

    /** Waits for no longer than a blink. */
    HttpResponse<String> createImpatiently() throws IOException, InterruptedException {
        return http.send(creation().timeout(SHORT).build(), BodyHandlers.ofString());
    }

    /** The code of the answer, once it comes. */
    CompletableFuture<Integer> createLater() {
        return http.sendAsync(creation().build(), BodyHandlers.ofString()).thenApply(HttpResponse::statusCode);
    }

    HttpResponse<String> list() throws IOException, InterruptedException {
        return list("");
    }

    HttpResponse<String> list(String query) throws IOException, InterruptedException {
        return http.send(request(query).build(), BodyHandlers.ofString());
    }

    /** What happens from a version on, as it is sent. */
    InputStream watch(String version) throws IOException, InterruptedException {
        return http.send(request("?watch=true&resourceVersion=" + version).build(), BodyHandlers.ofInputStream())
                .body();
    }

    @Override
    public void close() {
        http.shutdownNow();
        http.close();
    }

    private HttpRequest.Builder creation() {
        return request("").POST(BodyPublishers.ofString(PROFILE));
    }

    private HttpRequest.Builder request(String query) {
        return HttpRequest.newBuilder(URI.create(url + PROFILES + query)).header("Authorization", "Bearer " + token);
    }
}
