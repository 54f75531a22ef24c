package io.fleetgate.operator.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.fleetgate.certs.CertificateAuthority;
import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.Trust;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A connection to an address that was judged, whatever the name of the host leads to by now. */
class ConnectionTest {
    private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");
    private static final InetAddress ELSEWHERE = InetAddress.ofLiteral("127.0.0.2");
    private static final char[] PASSWORD = "in memory".toCharArray();

    private final CertificateAuthority authority = CertificateAuthority.issue(Instant.now());

    @AutoClose
    private final Listener plain = new Listener(HttpServer.create(new InetSocketAddress(HERE, 0), 0));

    @AutoClose
    private final Listener secure = new Listener(secured(authority));

    ConnectionTest() throws Exception {}

    /** A server that says which host it was asked for. */
    private record Listener(HttpServer server) implements AutoCloseable {
        private Listener {
            server.createContext("/", exchange -> {
                byte[] host = exchange.getRequestHeaders().getFirst("Host").getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, host.length);
                exchange.getResponseBody().write(host);
                exchange.close();
            });
            server.start();
        }

        private int port() {
            return server.getAddress().getPort();
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }

    @Test
    void itGoesToTheAddressThatWasJudgedAndNoNameIsLookedUpAgain() throws Exception {
        String host = "registry.invalid:" + plain.port();

        assertThat(ask("http://" + host, List.of(HERE))).isEqualTo(host);
    }

    @Test
    void theNextAddressIsTakenWhereOneCannotBeReached() throws Exception {
        assertThat(ask("http://registry.invalid:" + plain.port(), List.of(ELSEWHERE, HERE)))
                .contains("registry.invalid");
    }

    @Test
    void byHttpsTheHostIsMeantAndNotTheAddress() throws Exception {
        assertThat(ask("https://registry.test:" + secure.port(), List.of(HERE))).contains("registry.test");
    }

    @Test
    void byHttpsWhoeverIsAtTheAddressOfAnotherHostIsNotTalkedTo() {
        assertThatThrownBy(() -> ask("https://other.test:" + secure.port(), List.of(HERE)))
                .isInstanceOf(SSLHandshakeException.class);
    }

    @Test
    void byHttpsACertificateThatNobodyVouchesForIsNone() {
        assertThatThrownBy(() -> {
                    try (Connection connection = new Connection()) {
                        connection.open(URI.create("https://registry.test:" + secure.port()), List.of(HERE));
                    }
                })
                .isInstanceOf(SSLHandshakeException.class);
    }

    @Test
    void aClosedOneIsNotOpened() {
        Connection connection = new Connection();
        connection.close();

        assertThatThrownBy(() -> connection.open(URI.create("http://registry.test:" + plain.port()), List.of(HERE)))
                .hasMessage("closed");
    }

    private String ask(String address, List<InetAddress> addresses) throws Exception {
        URI uri = URI.create(address);
        try (Connection connection =
                new Connection(Trust.in(List.of(authority.certificate())).getSocketFactory())) {
            return connection
                    .open(uri, addresses)
                    .ask(HttpRequest.newBuilder(uri).GET().build())
                    .body();
        }
    }

    private static HttpsServer secured(CertificateAuthority authority) throws Exception {
        SubjectAltNames names = SubjectAltNames.of(Set.of("registry.test"));
        var material = new TlsMaterial(authority.issueServing(names, Instant.now()), List.of(authority.certificate()));
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(material.keyStore(PASSWORD), PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        HttpsServer server = HttpsServer.create(new InetSocketAddress(HERE, 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        return server;
    }
}
