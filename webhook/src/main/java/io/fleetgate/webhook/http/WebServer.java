package io.fleetgate.webhook.http;

import io.fleetgate.process.ListenAddress;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.util.JavalinBindException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** A Javalin server on one address; virtual threads, no banner, problem documents for every error. */
public final class WebServer {
    private static final Duration DRAIN = Duration.ofSeconds(5);

    private final ListenAddress address;
    private final Javalin javalin;

    private WebServer(ListenAddress address, Consumer<JavalinConfig> listener, Consumer<RoutesConfig> routes) {
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
            ErrorMapping.register(config.routes);
            routes.accept(config.routes);
        });
    }

    /**
     * The HTTPS server.
     *
     * @param front answers before the servlet layer what it answers at all; the rest goes to the routes
     */
    public static WebServer https(
            ListenAddress address,
            KeyStore keys,
            char[] password,
            Handler.Wrapper front,
            Consumer<RoutesConfig> routes) {
        return new WebServer(
                address,
                config -> {
                    config.jetty.modifyServer(server -> server.insertHandler(front));
                    config.jetty.addConnector(
                            (server, http) -> TlsConnector.create(server, http, address, keys, password));
                },
                routes);
    }

    /** A plain HTTP server, for what only this machine or this pod's network may see. */
    public static WebServer plain(ListenAddress address, Consumer<RoutesConfig> routes) {
        return new WebServer(
                address,
                config -> {
                    config.jetty.host = address.host();
                    config.jetty.port = address.port();
                },
                routes);
    }

    /**
     * Listens; returns the address with the port that was taken.
     *
     * @throws StartException when the address cannot be listened on
     */
    public ListenAddress start() {
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            throw new StartException(
                    "cannot listen on " + address + ": the port is in use or may not be used; choose another");
        } catch (RuntimeException e) {
            if (causedBy(e, UnresolvedAddressException.class) || causedBy(e, UnknownHostException.class)) {
                throw new StartException("cannot listen on " + address + ": this machine has no such address");
            }
            throw e;
        }
        ServerConnector connector =
                (ServerConnector) javalin.jettyServer().server().getConnectors()[0];
        return address.withPort(connector.getLocalPort());
    }

    /** Takes no new requests, waits for those in flight, at most 5 seconds. */
    public void stop() {
        javalin.stop();
    }

    private static boolean causedBy(Throwable thrown, Class<? extends Throwable> type) {
        Throwable cause = thrown;
        while (cause != null && !type.isInstance(cause)) {
            cause = cause.getCause();
        }
        return cause != null;
    }
}
