package io.fleetgate.webhook.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.process.ListenAddress;
import io.fleetgate.webhook.health.HealthRoutes;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WithheldRoutesTest {
    private final Deadlines deadlines = new Deadlines();
    private final WebServer server = WebServer.plain(
            new ListenAddress("127.0.0.1", 0),
            new HealthRoutes(List::of, List::of).andThen(new WithheldRoutes()),
            deadlines);
    private ListenAddress address;

    @BeforeEach
    void start() {
        address = server.start();
    }

    @AfterEach
    void stop() {
        server.stop();
        deadlines.close();
    }

    @ParameterizedTest
    @CsvSource({"POST, /v1/dry-run", "GET, /v1/explain/targets/fleet/edge", "GET, /v1/other"})
    void whatNamesNoCallerIsNotServedAndSaysWhy(String method, String path) throws Exception {
        HttpResponse<String> answer = send(method, path);

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/problem+json");
        assertThat(answer.body()).contains("--auth=none", "--listen");
    }

    @Test
    void healthIsServedAllTheSame() throws Exception {
        assertThat(send("GET", "/livez").statusCode()).isEqualTo(200);
    }

    private HttpResponse<String> send(String method, String path) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create("http://" + address + path))
                            .method(method, BodyPublishers.noBody())
                            .build(),
                    BodyHandlers.ofString());
        }
    }
}
