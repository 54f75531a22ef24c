package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFile.CA_CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.KEY;
import static io.fleetgate.certs.CertificateFixture.pem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import io.fleetgate.certs.CertificateVerdict.Usable;
import io.fleetgate.certs.pem.PemText;
import java.security.KeyPair;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Judged by the TLS of the JDK and its own clock, so these certificates are valid today. */
class TlsHandshakeTest {
    private static final SubjectAltNames SERVICE = SubjectAltNames.of(List.of("fleetgate-webhook.fleet-system.svc"));

    private final Instant today = Instant.now();
    private final TlsMaterial issued = usable(CertificateSet.issue(SERVICE, today), SERVICE);

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1", "::1", "fleetgate-webhook.fleet-system.svc"})
    void aClientThatTrustsTheIssuedAuthorityConnectsByEveryName(String host) throws Exception {
        List<Certificate> chain = Handshake.peerChain(issued, issued.caBundle(), host, "TLSv1.3");

        assertThat(chain).isEqualTo(issued.serving().chain());
    }

    @Test
    void aClientConnectsWithTls12Too() throws Exception {
        List<Certificate> chain = Handshake.peerChain(issued, issued.caBundle(), "localhost", "TLSv1.2");

        assertThat(chain).hasSize(1);
    }

    @Test
    void aClientThatAsksForAnotherNameTurnsAway() {
        assertThatExceptionOfType(SSLHandshakeException.class)
                .isThrownBy(() -> Handshake.peerChain(issued, issued.caBundle(), "other.example.test", "TLSv1.3"));
    }

    @Test
    void aClientThatTrustsAnotherAuthorityOfTheSameNameTurnsAway() {
        TlsMaterial other = usable(CertificateSet.issue(SERVICE, today), SERVICE);

        assertThatExceptionOfType(SSLHandshakeException.class)
                .isThrownBy(() -> Handshake.peerChain(issued, other.caBundle(), "localhost", "TLSv1.3"));
    }

    @ParameterizedTest
    @MethodSource("suppliedKeys")
    void aSuppliedChainIsServedInFull(String keyPem, KeyPair keys) throws Exception {
        CertificateFixture root = today(CertificateFixture.authority("root"));
        CertificateFixture intermediate = today(CertificateFixture.authority("intermediate"));
        CertificateFixture server = today(CertificateFixture.server("localhost").with(keys));
        X509Certificate[] chain = {server.signedBy(intermediate), intermediate.signedBy(root), root.selfSigned()};
        TlsMaterial supplied = usable(
                new CertificateSet(Map.of(CERTIFICATE, pem(chain), KEY, keyPem, CA_CERTIFICATE, pem(chain[2]))),
                SubjectAltNames.of(List.of("localhost")));

        List<Certificate> presented = Handshake.peerChain(supplied, supplied.caBundle(), "localhost", "TLSv1.3");

        assertThat(presented).containsExactly(chain[0], chain[1], chain[2]);
    }

    static Stream<Arguments> suppliedKeys() {
        KeyPair rsa = PemText.rsa();
        KeyPair p256 = PemText.ec("secp256r1");
        KeyPair p384 = PemText.ec("secp384r1");
        KeyPair ed25519 = PemText.ed25519();
        return Stream.of(
                argumentSet("RSA as PKCS#1", PemText.pkcs1(rsa.getPrivate()), rsa),
                argumentSet("RSA as PKCS#8", PemText.pkcs8(rsa.getPrivate()), rsa),
                argumentSet("P-256 as SEC1", PemText.sec1WithParameters(p256.getPrivate()), p256),
                argumentSet("P-384 as PKCS#8", PemText.pkcs8(p384.getPrivate()), p384),
                argumentSet("Ed25519 as PKCS#8", PemText.pkcs8(ed25519.getPrivate()), ed25519));
    }

    private CertificateFixture today(CertificateFixture fixture) {
        return fixture.valid(today.minus(Duration.ofHours(1)), today.plus(Duration.ofDays(1)));
    }

    private TlsMaterial usable(CertificateSet set, SubjectAltNames names) {
        CertificateVerdict verdict = set.check(names, today);
        assertThat(verdict).isInstanceOf(Usable.class);
        return ((Usable) verdict).material();
    }
}
