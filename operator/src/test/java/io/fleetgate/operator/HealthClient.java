package io.fleetgate.operator;

import io.fleetgate.certs.Trust;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;

/** Asks over HTTPS and trusts one CA. */
record HealthClient(Path ca) {

    HttpResponse<String> get(String url) throws IOException, InterruptedException {
        try (HttpClient client =
                HttpClient.newBuilder().sslContext(Trust.inFile(ca)).build()) {
            return client.send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofString());
        }
    }
}
