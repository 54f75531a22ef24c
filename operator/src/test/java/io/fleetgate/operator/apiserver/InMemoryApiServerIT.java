package io.fleetgate.operator.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InMemoryApiServerIT {
    private static final String PROFILES = "/apis/solar.opendefense.cloud/v1alpha1/namespaces/default/profiles";
    private static final String PROFILE = """
            {"apiVersion": "solar.opendefense.cloud/v1alpha1", "kind": "Profile", "metadata": {"name": "edge"}, "spec": {}}
            """;

    private InMemoryApiServer server;
    private HttpClient http;

    @BeforeEach
    void start() throws IOException {
        server = InMemoryApiServer.start();
        http = HttpClient.newHttpClient();
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
        http.shutdownNow();
        http.close();
    }

    @Test
    void writeThatWasAnsweredIsStoredAndLogged() throws Exception {
        int answered = post("client-1").statusCode();

        assertThat(answered).isEqualTo(201);
        assertThat(server.fleet().dump()).isEqualTo("""
                ---
                apiVersion: "solar.opendefense.cloud/v1alpha1"
                kind: "Profile"
                metadata:
                  generation: 1
                  name: "edge"
                  namespace: "default"
                spec: {}
                """);
        assertThat(server.calls().writes()).singleElement().satisfies(call -> {
            assertThat(call.client()).isEqualTo("client-1");
            assertThat(call.request().body()).isEqualTo(PROFILE);
            assertThat(call.status()).isEqualTo(201);
        });
    }

    @Test
    void killedClientIsCutOffForEverAndItsSuccessorIsServed() throws Exception {
        server.faults().onWrite(1, Fault.KILL_AFTER);

        assertThatThrownBy(() -> post("client-1")).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> get("client-1")).isInstanceOf(IOException.class);
        server.restart();

        assertThat(server.clientConfig().getOauthToken()).isEqualTo("client-2");
        assertThat(get("client-2").statusCode()).isEqualTo(200);
        assertThat(server.fleet().find(SolarKinds.PROFILE, "default", "edge")).isPresent();
    }

    @Test
    void whatIsKilledBeforeItTookEffectIsNotStored() throws Exception {
        server.faults().onWrite(1, Fault.KILL_BEFORE);

        assertThatThrownBy(() -> post("client-1")).isInstanceOf(IOException.class);

        assertThat(server.faults().hasStruck()).isTrue();
        assertThat(server.fleet().find(SolarKinds.PROFILE, "default", "edge")).isEmpty();
    }

    @Test
    void onlyTheCallThatWasNamedGoesWrong() throws Exception {
        server.faults().onWrite(2, Fault.TOO_MANY_REQUESTS);

        HttpResponse<String> first = post("client-1");
        HttpResponse<String> second = post("client-1");
        HttpResponse<String> third = post("client-1");

        assertThat(first.statusCode()).isEqualTo(201);
        assertThat(second.statusCode()).isEqualTo(429);
        assertThat(second.headers().firstValue("Retry-After")).hasValue("1");
        assertThat(third.statusCode()).isEqualTo(409);
    }

    private HttpResponse<String> post(String client) throws IOException, InterruptedException {
        return send(request(client, PROFILES).POST(BodyPublishers.ofString(PROFILE)));
    }

    private HttpResponse<String> get(String client) throws IOException, InterruptedException {
        return send(request(client, PROFILES));
    }

    private HttpRequest.Builder request(String client, String path) {
        return HttpRequest.newBuilder(URI.create(server.url() + path)).header("Authorization", "Bearer " + client);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
