package io.fleetgate.webhook.http;

import io.fleetgate.process.ListenAddress;
import java.io.IOException;
import java.nio.channels.UnresolvedAddressException;
import java.security.KeyStore;
import org.eclipse.jetty.alpn.server.ALPNServerConnectionFactory;
import org.eclipse.jetty.http2.server.HTTP2ServerConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/** The listeners. With TLS: TLS 1.2 and 1.3, and HTTP/2 or HTTP/1.1 as the client chooses by ALPN. */
final class Connectors {
    private static final long IDLE_TIMEOUT_MILLIS = 30_000;

    /** A connection that waits for its answer is idle too: longer than a decision may take, or the stop cuts it off. */
    private static final long SHUTDOWN_IDLE_TIMEOUT_MILLIS = 2_500;

    private Connectors() {}

    static ServerConnector tls(
            Server server, HttpConfiguration common, ListenAddress address, KeyStore keys, char[] password) {
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setKeyStore(keys);
        tls.setKeyStorePassword(new String(password));
        tls.setIncludeProtocols("TLSv1.3", "TLSv1.2");
        tls.setSniRequired(false);

        HttpConfiguration http = new HttpConfiguration(common);
        http.addCustomizer(callersUseIpAddresses());
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);

        ALPNServerConnectionFactory alpn = new ALPNServerConnectionFactory();
        alpn.setDefaultProtocol("http/1.1");
        ServerConnector connector = new ServerConnector(
                server,
                new SslConnectionFactory(tls, alpn.getProtocol()),
                alpn,
                new HTTP2ServerConnectionFactory(http),
                new HttpConnectionFactory(http));
        return open(connector, address);
    }

    static ServerConnector plain(Server server, HttpConfiguration common, ListenAddress address) {
        HttpConfiguration http = new HttpConfiguration(common);
        http.setSendServerVersion(false);
        return open(new ServerConnector(server, new HttpConnectionFactory(http)), address);
    }

    /** Takes the address before anything else starts, so that a port in use is our sentence and nobody's stack trace. */
    private static ServerConnector open(ServerConnector connector, ListenAddress address) {
        connector.setHost(address.host());
        connector.setPort(address.port());
        connector.setIdleTimeout(IDLE_TIMEOUT_MILLIS);
        connector.setShutdownIdleTimeout(SHUTDOWN_IDLE_TIMEOUT_MILLIS);
        try {
            connector.open();
        } catch (UnresolvedAddressException e) {
            throw new StartException("cannot listen on " + address + ": this machine does not know the name");
        } catch (IOException e) {
            throw new StartException("cannot listen on " + address + ": " + reason(e) + "; choose another");
        }
        return connector;
    }

    private static String reason(IOException failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        return String.valueOf(cause.getMessage());
    }

    /** The API server reaches a webhook by Service name or by IP address; the certificate is checked by it, not by us. */
    private static SecureRequestCustomizer callersUseIpAddresses() {
        SecureRequestCustomizer customizer = new SecureRequestCustomizer();
        customizer.setSniHostCheck(false);
        customizer.setSniRequired(false);
        return customizer;
    }
}
