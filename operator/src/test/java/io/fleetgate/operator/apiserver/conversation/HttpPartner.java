package io.fleetgate.operator.apiserver.conversation;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** A server that is reached over HTTP; how its namespaces end is for others to say. */
public abstract class HttpPartner implements Partner {
    private final HttpClient http;
    private final String url;
    private final String token;

    protected HttpPartner(HttpClient http, String url, String token) {
        this.http = http;
        this.url = url;
        this.token = token;
    }

    @Override
    public Reply send(String method, String path, String contentType, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
                .header("Authorization", "Bearer " + token)
                .header("Accept", "application/json")
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!contentType.isEmpty()) {
            request.header("Content-Type", contentType);
        }
        HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
        return new Reply(answer.statusCode(), answer.body());
    }
}
