package io.fleetgate.webhook.http;

import io.fleetgate.process.ListenAddress;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import java.security.KeyStore;
import java.time.Duration;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** A Javalin server on one address; virtual threads, no banner, problem documents for every error. */
public final class WebServer {
    private static final Duration DRAIN = Duration.ofSeconds(5);

    private final ListenAddress address;
    private final Javalin javalin;

    private WebServer(
            ListenAddress address,
            Consumer<JavalinConfig> listener,
            Consumer<RoutesConfig> routes,
            Deadlines deadlines) {
        this.address = address;
        this.javalin = Javalin.create(config -> {
            config.concurrency.useVirtualThreads = true;
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.startup.startupWatcherEnabled = false;
            config.http.prefer405over404 = true;
            config.jetty.modifyServer(server -> {
                server.setStopTimeout(DRAIN.toMillis());
                server.setErrorHandler(new ProblemErrorHandler());
                server.insertHandler(new GracefulHandler());
            });
            listener.accept(config);
            ErrorMapping.register(config.routes, deadlines);
            routes.accept(config.routes);
        });
    }

    /**
     * The HTTPS server.
     *
     * @param front answers before the servlet layer what it answers at all; the rest goes to the routes
     * @param deadlines watches over bodies that are still arriving, and answers that are still leaving; belongs to the caller
     * @param answerLimit the longest time for an answer of the routes to be read, beside what its size takes
     */
    public static WebServer https(
            ListenAddress address,
            KeyStore keys,
            char[] password,
            Handler.Wrapper front,
            Consumer<RoutesConfig> routes,
            Deadlines deadlines,
            Duration answerLimit) {
        return new WebServer(
                address,
                config -> {
                    config.jetty.modifyServer(server -> server.insertHandler(new SlowReaders(deadlines, answerLimit)));
                    config.jetty.modifyServer(server -> server.insertHandler(front));
                    config.jetty.addConnector((server, http) -> Connectors.tls(server, http, address, keys, password));
                },
                routes,
                deadlines);
    }

    /** A plain HTTP server, for what only this machine or this pod's network may see. */
    public static WebServer plain(ListenAddress address, Consumer<RoutesConfig> routes, Deadlines deadlines) {
        return new WebServer(
                address,
                config -> config.jetty.addConnector((server, http) -> Connectors.plain(server, http, address)),
                routes,
                deadlines);
    }

    /**
     * Listens; returns the address with the port that was taken.
     *
     * @throws StartException when the address cannot be listened on
     */
    public ListenAddress start() {
        javalin.start();
        return address.withPort(javalin.port());
    }

    /** Takes no new requests, waits for those in flight, at most 5 seconds. */
    public void stop() {
        javalin.stop();
    }
}
