package io.fleetgate.bench.dryrun;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Sends one change to be planned, again and again over one connection, and reads each plan to its end. */
public final class DryRunClient implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private final HttpClient client;
    private final HttpRequest request;

    /**
     * A client for one webhook and one change.
     *
     * @param ca the PEM file of the CA that has signed the webhook's certificate
     */
    public DryRunClient(String webhook, Path ca, String documents) throws IOException {
        this.client = HttpClient.newBuilder().sslContext(trusting(ca)).build();
        this.request = HttpRequest.newBuilder(URI.create(webhook + "/v1/dry-run"))
                .timeout(LIMIT)
                .header("Content-Type", "application/yaml")
                .header("Accept", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(documents))
                .build();
    }

    /** The plan as JSON, without looking into it. */
    byte[] send() throws IOException {
        try {
            HttpResponse<byte[]> response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
            if (response.statusCode() != 200) {
                throw new IOException(request.uri() + " answered with status " + response.statusCode());
            }
            return response.body();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for a plan", e);
        }
    }

    /** How many targets a plan shows; nothing is worth measuring that plans something else than was meant. */
    static int targetsIn(byte[] plan) throws IOException {
        JsonNode targets = JSON.readTree(plan).path("targets");
        return targets.size();
    }

    @Override
    public void close() {
        client.close();
    }

    private static SSLContext trusting(Path ca) throws IOException {
        try (InputStream pem = Files.newInputStream(ca)) {
            KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            trusted.setCertificateEntry(
                    "ca", CertificateFactory.getInstance("X.509").generateCertificate(pem));
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            SSLContext tls = SSLContext.getInstance("TLS");
            tls.init(null, trust.getTrustManagers(), null);
            return tls;
        } catch (GeneralSecurityException e) {
            throw new IOException("not the certificate of a CA: " + ca, e);
        }
    }
}
