package io.fleetgate.webhook;

import io.fleetgate.admission.Verdict;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.certs.Trust;
import io.fleetgate.object.Kind;
import io.fleetgate.process.Checked;
import io.fleetgate.process.ListenAddress;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.webhook.config.WebhookConfig;
import io.fleetgate.webhook.feed.Feed;
import io.fleetgate.webhook.rules.DefaultRules;
import io.fleetgate.webhook.validate.Judge;
import io.fleetgate.webhook.watched.WatchedFeed;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** A webhook on a free port of this machine, and a client that trusts its CA. */
final class RunningWebhook implements AutoCloseable {
    private final Webhook webhook;
    private final ListenAddress address;
    private final SSLContext trust;
    private final HttpClient http2;
    private final HttpClient http1;

    private RunningWebhook(Webhook webhook, Path certificates) throws Exception {
        this.webhook = webhook;
        this.address = webhook.start();
        this.trust = Trust.inFile(certificates.resolve("ca.crt"));
        this.http2 = client(HttpClient.Version.HTTP_2);
        this.http1 = client(HttpClient.Version.HTTP_1_1);
    }

    /** Over the fleet of the demo, with the published rules. */
    static RunningWebhook overExampleFleet(Path certificates) throws Exception {
        return of(certificates, "store=dir:../docs/examples/fleet");
    }

    /** Over a fleet without objects, allowing whatever it can read. */
    static RunningWebhook allowing(Path certificates, String... settings) throws Exception {
        return judgingBy((_, _, _) -> new Verdict.Allowed(List.of()), certificates, settings);
    }

    /** Over a fleet without objects, with the given rules. */
    static RunningWebhook judgingBy(Judge judge, Path certificates, String... settings) throws Exception {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (Kind<?> kind : SolarKinds.ALL) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
        }
        return over(new FixedFeed(snapshot, List.of()), judge, certificates, settings);
    }

    static RunningWebhook over(Feed feed, Judge judge, Path certificates, String... settings) throws Exception {
        WebhookConfig config = config(certificates, settings);
        return new RunningWebhook(
                new Webhook(
                        config, Webhook.certificates(config), feed, WatchedFeed.nothing(), new DefaultRules(), judge),
                certificates);
    }

    /** With the published rules, over the store that the settings name. */
    static RunningWebhook of(Path certificates, String... settings) throws Exception {
        return new RunningWebhook(Webhook.of(config(certificates, settings)), certificates);
    }

    HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return send(http2, request(path, headers).GET());
    }

    /** Posts an AdmissionReview over HTTP/2. */
    HttpResponse<String> validate(String review) throws IOException, InterruptedException {
        return post("/validate", BodyPublishers.ofString(review), "Content-Type", "application/json");
    }

    /** Posts documents to be planned, with a query such as {@code ?targets=all} or none. */
    HttpResponse<String> dryRun(String query, String documents) throws IOException, InterruptedException {
        return post("/v1/dry-run" + query, BodyPublishers.ofString(documents));
    }

    HttpResponse<String> post(String path, BodyPublisher body, String... headers)
            throws IOException, InterruptedException {
        return send(http2, request(path, headers).POST(body));
    }

    HttpResponse<String> postOverHttp1(String path, BodyPublisher body, String... headers)
            throws IOException, InterruptedException {
        return send(http1, request(path, headers).POST(body));
    }

    HttpResponse<String> send(String method, String path) throws IOException, InterruptedException {
        return send(http2, request(path).method(method, BodyPublishers.noBody()));
    }

    ListenAddress address() {
        return address;
    }

    /** A connection below HTTP, for requests that no client library sends. */
    SSLSocket connect() throws IOException {
        SSLSocket socket = (SSLSocket) trust.getSocketFactory().createSocket(address.host(), address.port());
        socket.setSoTimeout(10_000);
        return socket;
    }

    /** What SIGTERM does, but for the end of the process. */
    void stop() {
        webhook.close();
    }

    @Override
    public void close() {
        http1.close();
        http2.close();
        stop();
    }

    private HttpResponse<String> send(HttpClient client, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("https://" + address + path));
        return headers.length == 0 ? request : request.headers(headers);
    }

    private HttpClient client(HttpClient.Version version) {
        return HttpClient.newBuilder().version(version).sslContext(trust).build();
    }

    private static WebhookConfig config(Path certificates, String... settings) {
        Map<String, String> values = new HashMap<>();
        WebhookConfig.SETTINGS.forEach(setting -> values.put(setting.name(), setting.defaultValue()));
        values.put("listen", "127.0.0.1:0");
        values.put("management-listen", "off");
        values.put("cert-dir", certificates.toString());
        for (String setting : settings) {
            values.put(setting.substring(0, setting.indexOf('=')), setting.substring(setting.indexOf('=') + 1));
        }
        return switch (WebhookConfig.from(values)) {
            case Checked.Valid<WebhookConfig>(WebhookConfig config) -> config;
            case Checked.Invalid<WebhookConfig>(List<String> problems) ->
                throw new IllegalArgumentException(problems.toString());
        };
    }
}
