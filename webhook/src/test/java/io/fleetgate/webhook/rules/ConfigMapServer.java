package io.fleetgate.webhook.rules;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.read.ConfigMapReader;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An API server with one ConfigMap at most, as a test has it answer. */
final class ConfigMapServer implements AutoCloseable {
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Set<String> requests = new ConcurrentSkipListSet<>();
    private final HttpServer server;

    private volatile Answer answer = new Answer(404, "{}");
    private volatile CountDownLatch frozen = new CountDownLatch(0);

    private record Answer(int status, String body) {}

    ConfigMapServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    /** Reads what this server has. */
    ConfigMapReader reader() {
        Config config = new ConfigBuilder(Config.empty())
                .withMasterUrl("http://127.0.0.1:" + server.getAddress().getPort())
                .build();
        return new ConfigMapReader(ClusterClient.create(config), "system", "rules");
    }

    void answer(int status, String body) {
        answer = new Answer(status, body);
    }

    /** Stores the ConfigMap with a text, in YAML on one line without quotes, below a key. */
    void store(String key, String text) {
        answer(200, "{\"kind\": \"ConfigMap\", \"data\": {\"%s\": \"%s\"}}".formatted(key, text));
    }

    void delete() {
        answer(404, "{}");
    }

    /** Takes connections and answers nothing until thawed. */
    void freeze() {
        frozen = new CountDownLatch(1);
    }

    void thaw() {
        frozen.countDown();
    }

    /** What was asked for. */
    Set<String> requests() {
        return requests;
    }

    @Override
    public void close() {
        threads.shutdownNow();
        server.stop(0);
    }

    private void handle(HttpExchange exchange) throws IOException {
        requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
        try {
            frozen.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the server stops");
        }
        Answer given = answer;
        byte[] body = given.body().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(given.status(), body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
