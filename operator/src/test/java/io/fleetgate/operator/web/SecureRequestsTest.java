package io.fleetgate.operator.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.fleetgate.certs.CertificateAuthority;
import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.Trust;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever answers by HTTPS is the host that was meant. */
class SecureRequestsTest {
    private static final char[] PASSWORD = "in memory".toCharArray();

    private final CertificateAuthority authority = CertificateAuthority.issue(Instant.now());

    private final HttpsServer server = secured(authority);

    @AutoClose
    private final Asking asking = asking(Trust.in(List.of(authority.certificate())));

    SecureRequestsTest() throws Exception {
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"registry.test", "203.0.113.1", "[2001:db8::1]"})
    void theHostIsMeantAndNotTheAddress(String host) throws Exception {
        assertThat(asking.ask("GET", address(host)).status()).isEqualTo(204);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"other.test", "203.0.113.2", "[2001:db8::2]"})
    void whoeverIsAtTheAddressOfAnotherHostIsNotTalkedTo(String host) {
        assertThatThrownBy(() -> asking.ask("GET", address(host)))
                .isInstanceOf(Unanswered.class)
                .hasMessageContaining("No subject alternative");
    }

    @Test
    void aCertificateThatNobodyVouchesForIsNone() throws Exception {
        try (Asking strangers = asking(SSLContext.getDefault())) {
            assertThatThrownBy(() -> strangers.ask("GET", address("registry.test")))
                    .isInstanceOf(Unanswered.class)
                    .hasMessageContaining("unable to find valid certification path");
        }
    }

    @Test
    void whoeverSaysNothingOfItselfIsNotWaitedForForLong() throws Exception {
        try (RawServer silent = RawServer.of("")) {
            assertThatThrownBy(
                            () -> asking.ask("GET", "https://registry.test:" + silent.port(), Duration.ofMillis(300)))
                    .isInstanceOf(Unanswered.class)
                    .hasMessageContaining("gives no answer within");
        }
    }

    private String address(String host) {
        return "https://" + host + ":" + server.getAddress().getPort();
    }

    private static Asking asking(SSLContext trust) {
        return new Asking(trust, _ -> Asking.at("127.0.0.1"));
    }

    private static HttpsServer secured(CertificateAuthority authority) throws Exception {
        SubjectAltNames names = SubjectAltNames.of(Set.of("registry.test", "203.0.113.1", "2001:db8::1"));
        var material = new TlsMaterial(authority.issueServing(names, Instant.now()), List.of(authority.certificate()));
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(material.keyStore(PASSWORD), PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        return server;
    }
}
