package io.fleetgate.operator.registry;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A registry with a token server beside it, on a free port of the loopback address, by plain HTTP. */
public final class FakeRegistry implements AutoCloseable {
    public static final String USER = "robot";
    public static final String PASSWORD = "s3cr3t-of-robot";

    private static final Pattern MANIFEST = Pattern.compile("/v2/(?<repository>.+)/manifests/(?<reference>[^/]+)");
    private static final String TOKEN = "t0ken-of-robot";

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, String> tags = new ConcurrentHashMap<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final Map<String, Script> scripts = new ConcurrentHashMap<>();
    private final CountDownLatch end = new CountDownLatch(1);
    private volatile Guard guard = Guard.NOBODY;
    private volatile boolean onlyByDigest;
    private volatile int heldStatus = 503;
    private volatile String tokenServer;

    /** Who is let in. */
    public enum Guard {
        NOBODY,
        BASIC,
        TOKEN
    }

    /** Answers otherwise than a registry does. */
    @FunctionalInterface
    public interface Script {
        void answer(HttpExchange exchange) throws IOException;
    }

    public FakeRegistry() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
        tokenServer = "http://" + host() + "/token";
    }

    /** With its port, as a Registry has it. */
    public String host() {
        return "127.0.0.1:" + server.getAddress().getPort();
    }

    /** Stores a manifest under a tag such as {@code charts/web:v1}. */
    public void push(String tag) {
        tags.put(tag, "sha256:" + "0".repeat(56) + String.format("%08x", tag.hashCode()));
    }

    /** As if somebody else had deleted a tag. */
    public void remove(String tag) {
        tags.remove(tag);
    }

    public boolean has(String tag) {
        return tags.containsKey(tag);
    }

    public void letIn(Guard guardian) {
        guard = guardian;
    }

    public void deleteOnlyByDigest() {
        onlyByDigest = true;
    }

    /** From now on answers a method like this. */
    public void script(String method, Script script) {
        scripts.put(method, script);
    }

    /** From now on names another token server than itself. */
    public void letInBy(String realm) {
        tokenServer = realm;
    }

    /** From now on answers a method with a status and nothing else. */
    public void script(String method, int status) {
        script(method, exchange -> answer(exchange, status, ""));
    }

    /** From now on answers nothing to a method until it is closed. */
    public void hold(String method) {
        script(method, exchange -> {
            try {
                end.await();
                answer(exchange, heldStatus, "");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Answers what is held like this, and holds nothing any more. */
    public void answerHeld(int status) {
        heldStatus = status;
        end.countDown();
    }

    /** From now on answers a method as a registry does. */
    public void unscript(String method) {
        scripts.remove(method);
    }

    /** What was asked, in order: method and path. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** How often a method was used. */
    public long asked(String method) {
        return requests.stream()
                .filter(request -> request.startsWith(method + " "))
                .count();
    }

    static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        end.countDown();
        server.stop(0);
        threads.shutdownNow();
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        requests.add(exchange.getRequestMethod() + " " + path);
        Script script = scripts.get(exchange.getRequestMethod());
        if (path.equals("/token")) {
            boolean isKnown = isAuthorization(exchange, new Login(USER, PASSWORD).basic());
            answer(exchange, isKnown ? 200 : 401, isKnown ? "{\"token\": \"" + TOKEN + "\"}" : "");
        } else if (!isLetIn(exchange)) {
            challenge(exchange);
        } else if (script != null) {
            script.answer(exchange);
        } else {
            Matcher manifest = MANIFEST.matcher(path);
            int status = manifest.matches() ? ofManifest(exchange, manifest) : path.equals("/v2/") ? 200 : 404;
            answer(exchange, status, exchange.getRequestMethod().equals("HEAD") ? "" : body(status));
        }
    }

    private static String body(int status) {
        return switch (status) {
            case 200 -> "{}";
            case 404 -> "{\"errors\": [{\"code\": \"MANIFEST_UNKNOWN\"}]}";
            case 405 -> "{\"errors\": [{\"code\": \"UNSUPPORTED\"}]}";
            default -> "";
        };
    }

    private int ofManifest(HttpExchange exchange, Matcher manifest) {
        String reference = manifest.group("reference");
        String repository = manifest.group("repository");
        boolean isDigest = reference.contains(":");
        if (exchange.getRequestMethod().equals("HEAD")) {
            Optional<String> digest = Optional.ofNullable(tags.get(repository + ":" + reference));
            digest.ifPresent(value -> exchange.getResponseHeaders().add("Docker-Content-Digest", value));
            return digest.isPresent() ? 200 : 404;
        }
        if (onlyByDigest && !isDigest) {
            return 405;
        }
        boolean isDeleted = isDigest
                ? tags.entrySet()
                        .removeIf(entry -> entry.getKey().startsWith(repository + ":")
                                && entry.getValue().equals(reference))
                : tags.remove(repository + ":" + reference) != null;
        return isDeleted ? 202 : 404;
    }

    private boolean isLetIn(HttpExchange exchange) {
        return switch (guard) {
            case NOBODY -> true;
            case BASIC -> isAuthorization(exchange, new Login(USER, PASSWORD).basic());
            case TOKEN -> isAuthorization(exchange, "Bearer " + TOKEN);
        };
    }

    private static boolean isAuthorization(HttpExchange exchange, String value) {
        return value.equals(exchange.getRequestHeaders().getFirst("Authorization"));
    }

    private void challenge(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders()
                .add(
                        "WWW-Authenticate",
                        guard == Guard.BASIC
                                ? "Basic realm=\"registry\""
                                : "Bearer realm=\"" + tokenServer
                                        + "\",service=\"registry\",scope=\"repository:charts/web:delete,pull\"");
        answer(exchange, 401, "{\"errors\": [{\"code\": \"UNAUTHORIZED\"}]}");
    }
}
