package io.fleetgate.webhook.http;

import io.fleetgate.process.ListenAddress;
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

/** The TLS listener: TLS 1.2 and 1.3, and HTTP/2 or HTTP/1.1 as the client chooses by ALPN. */
final class TlsConnector {
    private static final long IDLE_TIMEOUT_MILLIS = 30_000;

    private TlsConnector() {}

    static ServerConnector create(
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
        connector.setHost(address.host());
        connector.setPort(address.port());
        connector.setIdleTimeout(IDLE_TIMEOUT_MILLIS);
        return connector;
    }

    /** The API server reaches a webhook by Service name or by IP address; the certificate is checked by it, not by us. */
    private static SecureRequestCustomizer callersUseIpAddresses() {
        SecureRequestCustomizer customizer = new SecureRequestCustomizer();
        customizer.setSniHostCheck(false);
        customizer.setSniRequired(false);
        return customizer;
    }
}
