package io.fleetgate.operator.gateway;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Gives the answers that it was told, in that order; a request for which there is none breaks its connection. */
final class ScriptedServer implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Queue<Script> scripts = new ConcurrentLinkedQueue<>();
    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final Semaphore arrivals = new Semaphore(0);
    private final AtomicInteger unanswered = new AtomicInteger();
    private final AtomicInteger mostUnanswered = new AtomicInteger();

    /** A request as it came. */
    record Received(String line, String contentType, String accept, String authorization, String body) {}

    /** How one request is answered. */
    private interface Script {
        void answer(HttpExchange exchange) throws IOException, InterruptedException;
    }

    ScriptedServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Then a request is answered like this; headers are names and values in turn. */
    ScriptedServer answers(int code, String body, String... headers) {
        scripts.add(exchange -> send(exchange, code, body, headers));
        return this;
    }

    /** Then a request is answered like this once the latch is down. */
    ScriptedServer answersAfter(CountDownLatch latch, int code, String body) {
        scripts.add(exchange -> {
            latch.await();
            send(exchange, code, body);
        });
        return this;
    }

    /** Then an answer begins, and goes no further. */
    ScriptedServer stopsInTheMiddle() {
        scripts.add(exchange -> {
            exchange.sendResponseHeaders(200, 100);
            exchange.getResponseBody().write('{');
            exchange.getResponseBody().flush();
            new CountDownLatch(1).await();
        });
        return this;
    }

    /** Then a request gets no answer, and its connection is closed. */
    ScriptedServer breaks() {
        scripts.add(_ -> {
            throw new IOException("told to break the connection");
        });
        return this;
    }

    /** All requests so far, in the order in which they came. */
    List<Received> received() {
        return received;
    }

    /** How many requests waited for their answers at the same time, at most. */
    int mostAtOnce() {
        return mostUnanswered.get();
    }

    /** Waits until so many more requests have come. */
    void awaitRequests(int count) throws InterruptedException {
        arrivals.acquire(count);
    }

    @Override
    public void close() {
        threads.shutdownNow();
        server.stop(0);
    }

    /** What is thrown here breaks the connection. */
    private void answer(HttpExchange exchange) throws IOException {
        received.add(read(exchange));
        mostUnanswered.accumulateAndGet(unanswered.incrementAndGet(), Math::max);
        Script script = scripts.poll();
        arrivals.release();
        if (script == null) {
            throw new IOException("nothing was expected any more");
        }
        try {
            script.answer(exchange);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the server stops");
        }
    }

    private static Received read(HttpExchange exchange) throws IOException {
        return new Received(
                exchange.getRequestMethod() + " " + exchange.getRequestURI(),
                String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type")),
                String.valueOf(exchange.getRequestHeaders().getFirst("Accept")),
                String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")),
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    }

    private void send(HttpExchange exchange, int code, String body, String... headers) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        for (int i = 0; i < headers.length; i += 2) {
            exchange.getResponseHeaders().set(headers[i], headers[i + 1]);
        }
        unanswered.decrementAndGet();
        exchange.sendResponseHeaders(code, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
