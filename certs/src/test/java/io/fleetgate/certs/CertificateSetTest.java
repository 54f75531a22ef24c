package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFile.CA_CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.CA_KEY;
import static io.fleetgate.certs.CertificateFile.CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.KEY;
import static io.fleetgate.certs.CertificateFixture.NOW;
import static io.fleetgate.certs.CertificateFixture.pem;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.certs.CertificateVerdict.Refused;
import io.fleetgate.certs.CertificateVerdict.Usable;
import io.fleetgate.certs.pem.PemText;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CertificateSetTest {
    private static final SubjectAltNames WANTED = SubjectAltNames.of(List.of("hook.fleet.svc"));
    private static final String START_OVER = "remove ca.key, ca.crt, tls.key and tls.crt to have a new set issued.";

    private final CertificateFixture root = CertificateFixture.authority("root");
    private final CertificateFixture intermediate = CertificateFixture.authority("intermediate");
    private final CertificateFixture server = CertificateFixture.server("hook.fleet.svc");
    private final X509Certificate rootCertificate = root.selfSigned();
    private final X509Certificate intermediateCertificate = intermediate.signedBy(root);
    private final X509Certificate leaf = server.signedBy(intermediate);
    private final String wholeChain = pem(leaf, intermediateCertificate, rootCertificate);

    @Test
    void whatIsIssuedIsUsable() {
        CertificateVerdict verdict = CertificateSet.issue(WANTED, NOW).check(WANTED, NOW);

        assertThat(verdict).isInstanceOf(Usable.class);
    }

    @Test
    void theWholeChainIsServedLeafFirst() {
        TlsMaterial material =
                usable(Map.of(CERTIFICATE, wholeChain, KEY, server.keyPem(), CA_CERTIFICATE, pem(rootCertificate)));

        assertThat(material.serving().chain()).containsExactly(leaf, intermediateCertificate, rootCertificate);
        assertThat(material.caBundle()).containsExactly(rootCertificate);
    }

    @Test
    void withoutCaCertificateTheRootOfTheChainIsPublished() {
        TlsMaterial material = usable(Map.of(CERTIFICATE, wholeChain, KEY, server.keyPem()));

        assertThat(material.caBundle()).containsExactly(rootCertificate);
    }

    @Test
    void withoutAnyRootThereIsNothingToPublish() {
        TlsMaterial material = usable(Map.of(CERTIFICATE, pem(leaf, intermediateCertificate), KEY, server.keyPem()));

        assertThat(material.caBundle()).isEmpty();
    }

    @Test
    void aSelfSignedServerCertificateIsItsOwnRoot() {
        X509Certificate selfSigned = server.selfSigned();

        TlsMaterial material =
                usable(Map.of(CERTIFICATE, pem(selfSigned), KEY, server.keyPem(), CA_CERTIFICATE, pem(selfSigned)));

        assertThat(material.caBundle()).containsExactly(selfSigned);
    }

    @Test
    void aBundleMayStartAtTheIntermediateAndHoldOldAuthorities() {
        CertificateFixture expired = CertificateFixture.authority("old root")
                .valid(NOW.minus(Duration.ofDays(20)), NOW.minus(Duration.ofDays(10)));

        TlsMaterial material = usable(Map.of(
                CERTIFICATE,
                pem(leaf),
                KEY,
                server.keyPem(),
                CA_CERTIFICATE,
                pem(expired.selfSigned(), intermediateCertificate)));

        assertThat(material.caBundle()).hasSize(2);
    }

    @Test
    void aCertificateWithoutAnyPurposeServes() {
        X509Certificate plain = server.purpose(null).signedBy(intermediate);

        assertThat(usable(Map.of(CERTIFICATE, pem(plain), KEY, server.keyPem())))
                .isNotNull();
    }

    @Test
    void everyMissingFileIsNamed() {
        List<String> sentences = refused(Map.of(CA_KEY, root.keyPem()), NOW);

        assertThat(sentences)
                .containsExactly(
                        "tls.crt is missing; put it beside the other files of its set, or " + START_OVER,
                        "tls.key is missing; put it beside the other files of its set, or " + START_OVER,
                        "ca.crt is missing; put it beside the other files of its set, or " + START_OVER);
    }

    @Test
    void oneBadFileHidesNoProblemOfAnother() {
        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        pem(CertificateFixture.server("other.svc")
                                .valid(NOW.minusSeconds(60), NOW.minusSeconds(30))
                                .signedBy(root)),
                        KEY,
                        PemText.block("OPENSSH PRIVATE KEY", new byte[] {1}),
                        CA_CERTIFICATE,
                        "nothing"),
                NOW);

        assertThat(sentences)
                .extracting(sentence -> sentence.substring(0, 30))
                .containsExactly(
                        "tls.key holds a key in the for",
                        "ca.crt holds no PEM block; wri",
                        "tls.crt is not valid any more:",
                        "tls.crt does not cover hook.fl");
    }

    private static TlsMaterial usable(Map<CertificateFile, String> contents) {
        CertificateVerdict verdict = new CertificateSet(contents).check(WANTED, NOW);
        assertThat(verdict).isInstanceOf(Usable.class);
        return ((Usable) verdict).material();
    }

    private static List<String> refused(Map<CertificateFile, String> contents, Instant now) {
        return sentences(new CertificateSet(contents).check(WANTED, now));
    }

    private static List<String> sentences(CertificateVerdict verdict) {
        assertThat(verdict).isInstanceOf(Refused.class);
        return ((Refused) verdict)
                .problems().stream().map(CertificateProblem::sentence).toList();
    }
}
