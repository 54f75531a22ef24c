package io.fleetgate.webhook.feed;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

/** Answers list and watch of one API group from a script; knows no kind until told so, like a server without the CRDs. */
final class ScriptedApiServer implements AutoCloseable {
    private static final String END = "";

    private final HttpServer server;
    private final Map<String, String> itemsOfPlural = new ConcurrentHashMap<>();
    private final Map<String, BlockingQueue<String>> eventsOfPlural = new ConcurrentHashMap<>();
    private final Set<String> methods = new ConcurrentSkipListSet<>();

    ScriptedApiServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** From now on the kind exists, with these objects. */
    void install(String plural, String... items) {
        eventsOfPlural.computeIfAbsent(plural, _ -> new LinkedBlockingQueue<>());
        itemsOfPlural.put(plural, String.join(",", items));
    }

    /** Sends an event to whoever watches the kind. */
    void send(String plural, String type, String object) {
        eventsOfPlural.get(plural).add("{\"type\":\"" + type + "\",\"object\":" + object + "}\n");
    }

    /** The HTTP methods that were used. */
    Set<String> methods() {
        return methods;
    }

    @Override
    public void close() {
        eventsOfPlural.values().forEach(events -> events.add(END));
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        methods.add(exchange.getRequestMethod());
        String path = exchange.getRequestURI().getPath();
        String plural = path.substring(path.lastIndexOf('/') + 1);
        String query = String.valueOf(exchange.getRequestURI().getQuery());
        try (exchange) {
            if ("websocket".equals(exchange.getRequestHeaders().getFirst("Upgrade"))) {
                send(exchange, 200, "{}");
            } else if (!itemsOfPlural.containsKey(plural)) {
                send(exchange, 404, "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\",\"code\":404}");
            } else if (query.contains("watch=true")) {
                watch(exchange, eventsOfPlural.get(plural));
            } else {
                send(
                        exchange,
                        200,
                        "{\"kind\":\"List\",\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"1\"},\"items\":["
                                + itemsOfPlural.get(plural) + "]}");
            }
        }
    }

    private static void watch(HttpExchange exchange, BlockingQueue<String> events) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        try {
            for (String event = events.take(); !event.equals(END); event = events.take()) {
                exchange.getResponseBody().write(event.getBytes(StandardCharsets.UTF_8));
                exchange.getResponseBody().flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
