package io.fleetgate.operator.health;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.process.ListenAddress;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * {@code /livez} says that requests are answered at all, {@code /readyz} that the process can work; if not, one line for
 * everything that is missing. What should be known though it can follows in lines of its own. {@code /metrics} is in the text format of Prometheus, whose media type is plain text.
 */
public final class HealthServer implements AutoCloseable {
    private static final int BACKLOG = 16;
    private static final int OK = 200;
    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;
    private static final int UNAVAILABLE = 503;

    static {
        // The server knows these by system properties alone, read when the first one is made; seconds, and a number of
        // connections.
        System.setProperty("sun.net.httpserver.maxReqTime", "10");
        System.setProperty("sun.net.httpserver.maxRspTime", "30");
        System.setProperty("jdk.httpserver.maxConnections", "100");
    }

    private final ListenAddress address;
    private final HttpsServer server;

    /**
     * A server that listens already, but answers only once started.
     *
     * @param missing what is missing for work, one sentence each
     * @param notices what should be known though work goes on, one sentence each
     * @throws IOException when the address cannot be listened on; the message says why
     */
    public HealthServer(
            ListenAddress address,
            TlsMaterial tls,
            Supplier<List<String>> missing,
            Supplier<List<String>> notices,
            Metrics metrics)
            throws IOException {
        this.server = HttpsServer.create();
        this.server.setHttpsConfigurator(new HttpsConfigurator(context(tls)));
        this.server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        this.server.createContext("/", exchange -> answer(exchange, missing, notices, metrics));
        try {
            this.server.bind(new InetSocketAddress(address.host(), address.port()), BACKLOG);
        } catch (BindException e) {
            throw new IOException("cannot listen on " + address + ": " + e.getMessage() + "; choose another", e);
        }
        this.address = address.withPort(server.getAddress().getPort());
    }

    /** Answers from now on; returns the address with its real port. */
    public ListenAddress start() {
        server.start();
        return address;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private static void answer(
            HttpExchange exchange, Supplier<List<String>> missing, Supplier<List<String>> notices, Metrics metrics)
            throws IOException {
        if (!exchange.getRequestMethod().equals("GET")) {
            answer(exchange, METHOD_NOT_ALLOWED, "only GET is answered\n");
            return;
        }
        switch (exchange.getRequestURI().getPath()) {
            case "/livez" -> answer(exchange, OK, "ok\n");
            case "/readyz" -> answerReadiness(exchange, missing.get(), notices.get());
            case "/metrics" -> answer(exchange, OK, metrics.text());
            default -> answer(exchange, NOT_FOUND, "not found\n");
        }
    }

    private static void answerReadiness(HttpExchange exchange, List<String> missing, List<String> notices)
            throws IOException {
        boolean isReady = missing.isEmpty();
        List<String> lines = new ArrayList<>(isReady ? List.of("ok") : missing);
        lines.addAll(notices);
        answer(exchange, isReady ? OK : UNAVAILABLE, String.join("\n", lines) + "\n");
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        try (exchange) {
            byte[] body = text.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static SSLContext context(TlsMaterial tls) {
        try {
            char[] password = UUID.randomUUID().toString().toCharArray();
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(tls.keyStore(password), password);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(keys.getKeyManagers(), null, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no TLS with these certificates", e);
        }
    }
}
