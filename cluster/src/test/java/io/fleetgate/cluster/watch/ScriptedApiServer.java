package io.fleetgate.cluster.watch;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.fleetgate.object.Kind;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * Answers list and watch of any kinds as an API server does, and goes wrong when it is told to; knows no kind until told so,
 * like a server without the CRDs.
 */
public final class ScriptedApiServer implements AutoCloseable {
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, ScriptedKind> kinds = new ConcurrentHashMap<>();
    private final ScriptedDiscovery discovery = new ScriptedDiscovery();
    private final Map<String, Integer> refused = new ConcurrentHashMap<>();
    private final Queue<String> requests = new ConcurrentLinkedQueue<>();
    private final Set<String> methods = new ConcurrentSkipListSet<>();
    private final AtomicInteger watches = new AtomicInteger();
    private final AtomicInteger pagesToExpire = new AtomicInteger();
    private final Queue<Answer> outOfTurn = new ConcurrentLinkedQueue<>();
    private final Gate answers = new Gate();
    private final Gate lists = new Gate();

    /** What is answered whatever was asked for. */
    private record Answer(int status, String body) {}

    public ScriptedApiServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** From now on the kind exists; empty, if it did not before. */
    public ScriptedKind install(Kind<?> kind) {
        return kinds.computeIfAbsent(kind.plural(), _ -> new ScriptedKind());
    }

    /** From now on the resource exists, as discovery tells. */
    public ScriptedKind install(String groupVersionPath, String plural, String kind, String namespaced) {
        discovery.add(groupVersionPath, plural, kind, namespaced);
        return kinds.computeIfAbsent(plural, _ -> new ScriptedKind());
    }

    /** From now on the resource exists no more. */
    public void uninstall(String groupVersionPath, String plural) {
        discovery.remove(groupVersionPath, plural);
        kinds.remove(plural).breakWatches();
    }

    /** From now on every request whose path ends like this is answered with a status. */
    public void refuse(String end, int status) {
        refused.put(end, status);
    }

    /** Answers them as ever. */
    public void refuseNothing() {
        refused.clear();
    }

    /** Path and query, decoded, of every request for something whose path ends like this. */
    public List<String> requests(String end) {
        return requests.stream()
                .filter(request -> request.split("\\?")[0].endsWith(end))
                .toList();
    }

    /** From now on the kind exists no more. */
    public void uninstall(Kind<?> kind) {
        kinds.remove(kind.plural()).breakWatches();
    }

    /** Answers nothing and sends nothing until thawed; takes connections all the same. */
    public void freeze() {
        answers.shut();
    }

    public void thaw() {
        answers.open();
    }

    /** Lists, as they were when they were asked for, wait until released; watches do not. */
    public void holdLists() {
        lists.shut();
    }

    public void releaseLists() {
        lists.open();
    }

    /** Awaits a list that is held. */
    public void awaitHeldList() throws InterruptedException {
        lists.awaitWaiter();
    }

    /** The next so many requests for a further page of a list come too late. */
    public void expirePages(int count) {
        pagesToExpire.set(count);
    }

    /** The next request, whatever it is for, is answered like this. */
    public void answerNext(int status, String body) {
        outOfTurn.add(new Answer(status, body));
    }

    /** How many watches were opened. */
    public int watches() {
        return watches.get();
    }

    /** The HTTP methods that were used. */
    public Set<String> methods() {
        return methods;
    }

    @Override
    public void close() {
        threads.shutdownNow();
        server.stop(0);
    }

    /** What is thrown here breaks the connection. */
    private void answer(HttpExchange exchange) throws IOException {
        methods.add(exchange.getRequestMethod());
        String path = exchange.getRequestURI().getPath();
        Map<String, String> query = query(exchange);
        requests.add(path + "?" + exchange.getRequestURI().getQuery());
        try {
            answers.pass();
            Optional<Integer> refusal = refused.keySet().stream()
                    .filter(path::endsWith)
                    .map(refused::get)
                    .findFirst();
            Optional<String> resources = discovery.answer(path);
            ScriptedKind kind = kinds.get(path.substring(path.lastIndexOf('/') + 1));
            Answer answer = outOfTurn.poll();
            if (answer != null) {
                send(exchange, answer.status(), answer.body());
            } else if (refusal.isPresent()) {
                send(exchange, refusal.get(), "{}");
            } else if (resources.isPresent()) {
                send(exchange, 200, resources.get());
            } else if (kind == null) {
                send(exchange, NOT_FOUND, "{}");
            } else if (query.containsKey("watch")) {
                watch(exchange, kind, Long.parseLong(query.get("resourceVersion")), query.get("timeoutSeconds"));
            } else {
                list(exchange, kind, query);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the server stops");
        }
    }

    private void list(HttpExchange exchange, ScriptedKind kind, Map<String, String> query)
            throws IOException, InterruptedException {
        boolean isFurther = query.containsKey("continue");
        if (isFurther && pagesToExpire.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            send(exchange, GONE, "{}");
        } else {
            String page = kind.page(
                    Integer.parseInt(query.getOrDefault("limit", "0")),
                    Integer.parseInt(query.getOrDefault("continue", "0")));
            lists.pass();
            send(exchange, 200, page);
        }
    }

    private void watch(HttpExchange exchange, ScriptedKind kind, long resourceVersion, String seconds)
            throws IOException, InterruptedException {
        watches.incrementAndGet();
        long end =
                System.nanoTime() + Duration.ofSeconds(Long.parseLong(seconds)).toNanos();
        int generation = kind.generation();
        long from = resourceVersion;
        if (kind.isExpired(from)) {
            send(exchange, GONE, "{}");
            return;
        }
        exchange.sendResponseHeaders(200, 0);
        OutputStream body = exchange.getResponseBody();
        body.flush();
        while (true) {
            ScriptedKind.Next next = kind.next(from, generation, end);
            answers.pass();
            switch (next) {
                case ScriptedKind.Next.Event(long version, String json) -> {
                    body.write((json + "\n").getBytes(StandardCharsets.UTF_8));
                    body.flush();
                    from = version;
                }
                case ScriptedKind.Next.Expired() -> {
                    body.write("{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\",\"code\":410}}\n"
                            .getBytes(StandardCharsets.UTF_8));
                    body.close();
                    return;
                }
                case ScriptedKind.Next.Broken() -> throw new IOException("told to break the connection");
                case ScriptedKind.Next.Nothing() -> {
                    body.close();
                    return;
                }
            }
        }
    }

    private static Map<String, String> query(HttpExchange exchange) {
        String query = exchange.getRequestURI().getQuery();
        return query == null
                ? Map.of()
                : Arrays.stream(query.split("&"))
                        .map(pair -> pair.split("=", 2))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
