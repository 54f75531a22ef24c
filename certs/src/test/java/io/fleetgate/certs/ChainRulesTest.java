package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFixture.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.junit.jupiter.api.Test;

class ChainRulesTest {
    private static final SubjectAltNames WANTED = SubjectAltNames.of(List.of("hook.fleet.svc"));

    private final CertificateFixture rootAuthority = CertificateFixture.authority("root");
    private final CertificateFixture authority = CertificateFixture.authority("intermediate");
    private final CertificateFixture server = CertificateFixture.server("hook.fleet.svc");
    private final X509Certificate root = rootAuthority.selfSigned();
    private final X509Certificate intermediate = authority.signedBy(rootAuthority);
    private final X509Certificate leaf = server.signedBy(authority);

    @Test
    void aChainFromTheLeafToTheRootIsRight() {
        assertThat(problems(NOW, leaf, intermediate, root)).isEmpty();
    }

    @Test
    void aChainThatStartsAtTheRootIsNone() {
        assertThat(problems(NOW, root, intermediate, leaf))
                .contains("tls.crt is not a chain: certificate 2, \"CN=intermediate\", did not sign certificate 1,"
                        + " \"CN=root\"; put the serving certificate first, after it the one that signed it,"
                        + " and so on.");
    }

    @Test
    void anIssuerOfTheRightNameWithAnotherKeyBreaksTheChain() {
        X509Certificate impostor = CertificateFixture.authority("intermediate").signedBy(rootAuthority);

        assertThat(problems(NOW, leaf, impostor)).singleElement().asString().startsWith("tls.crt is not a chain");
    }

    @Test
    void anIssuerHasToBeACa() {
        CertificateFixture noCa = CertificateFixture.server("issuer").named("no CA");

        assertThat(problems(NOW, server.signedBy(noCa), noCa.selfSigned()))
                .containsExactly("tls.crt holds an issuer that is not a CA: \"CN=no CA\";"
                        + " have the serving certificate issued by a CA.");
    }

    @Test
    void noCertificateMayOccurTwice() {
        assertThat(problems(NOW, leaf, intermediate, root, root))
                .containsExactly("tls.crt holds \"CN=root\" twice; remove one of the two.");
    }

    @Test
    void anExpiredCertificateIsNamedWithBothTimes() {
        assertThat(problems(NOW.plus(Duration.ofDays(101)), leaf, intermediate, root))
                .containsExactly("tls.crt is not valid any more: \"CN=server\" expired at 2027-03-10T12:00:00Z, now it"
                        + " is 2027-03-11T12:00:00Z; replace it with a renewed one, or remove ca.key, ca.crt, tls.key"
                        + " and tls.crt to have a new set issued.");
    }

    @Test
    void anExpiredIssuerIsFoundToo() {
        CertificateFixture old = authority.valid(NOW.minusSeconds(60), NOW.minusSeconds(1));

        assertThat(problems(NOW, leaf, old.signedBy(rootAuthority)))
                .singleElement()
                .asString()
                .startsWith("tls.crt is not valid any more: \"CN=intermediate\"");
    }

    @Test
    void aCertificateThatIsNotValidYetIsNamedWithBothTimes() {
        assertThat(problems(NOW.minus(Duration.ofDays(2)), leaf))
                .containsExactly("tls.crt is not valid yet: \"CN=server\" starts at 2026-11-29T12:00:00Z, now it is"
                        + " 2026-11-28T12:00:00Z; set the clock right, or wait until then.");
    }

    @Test
    void validityIncludesItsLastMoment() {
        Instant last = leaf.getNotAfter().toInstant();

        assertThat(problems(last, leaf)).isEmpty();
        assertThat(problems(last.plusMillis(1), leaf)).hasSize(1);
    }

    @Test
    void aCertificateWithoutSubjectIsNamedByItsSerial() {
        X509Certificate nameless = server.named("").signedBy(authority);

        assertThat(problems(NOW.minus(Duration.ofDays(2)), nameless))
                .singleElement()
                .asString()
                .contains("\"serial " + nameless.getSerialNumber().toString(16) + "\"");
    }

    @Test
    void everyNameThatIsNotCoveredIsListed() {
        SubjectAltNames more = SubjectAltNames.of(List.of("hook.fleet.svc", "other.fleet.svc", "10.0.0.7"));

        assertThat(ChainRules.problems(List.of(leaf), more, NOW))
                .extracting(CertificateProblem::sentence)
                .containsExactly("tls.crt does not cover other.fleet.svc, 10.0.0.7, by which callers reach this server;"
                        + " have it issued with that as subject alternative name, or remove ca.key, ca.crt, tls.key"
                        + " and tls.crt to have a new set issued.");
    }

    @Test
    void aClientCertificateIsNotForServers() {
        X509Certificate client = server.purpose(KeyPurposeId.id_kp_clientAuth).signedBy(authority);

        assertThat(problems(NOW, client)).singleElement().asString().contains("lacks serverAuth");
    }

    @Test
    void aCertificateForAnyPurposeOrWithoutOneServes() {
        assertThat(problems(NOW, server.purpose(null).signedBy(authority))).isEmpty();
        assertThat(problems(
                        NOW, server.purpose(KeyPurposeId.anyExtendedKeyUsage).signedBy(authority)))
                .isEmpty();
    }

    private static List<String> problems(Instant now, X509Certificate... chain) {
        return ChainRules.problems(List.of(chain), WANTED, now).stream()
                .map(CertificateProblem::sentence)
                .toList();
    }
}
