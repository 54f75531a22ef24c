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
import org.bouncycastle.asn1.x509.KeyPurposeId;
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
        assertThat(material.caBundlePem()).isEqualTo(pem(rootCertificate));
    }

    @Test
    void withoutCaCertificateTheRootOfTheChainIsPublished() {
        TlsMaterial material = usable(Map.of(CERTIFICATE, wholeChain, KEY, server.keyPem()));

        assertThat(material.caBundle()).containsExactly(rootCertificate);
    }

    @Test
    void withoutAnyRootThereIsNothingToPublish() {
        TlsMaterial material = usable(Map.of(CERTIFICATE, pem(leaf, intermediateCertificate), KEY, server.keyPem()));

        assertThat(material.caBundlePem()).isEmpty();
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
    void aKeyThatDoesNotMatchIsRefused() {
        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        pem(leaf, intermediateCertificate),
                        KEY,
                        PemText.pkcs8(PemText.rsa().getPrivate())),
                NOW);

        assertThat(sentences)
                .containsExactly("tls.key does not match tls.crt: it is not the key of \"CN=server\";"
                        + " put the key and the certificate of one issue side by side, or " + START_OVER);
    }

    @Test
    void aKeyOfTheSameKindThatDoesNotMatchIsRefused() {
        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        pem(leaf),
                        KEY,
                        CertificateFixture.server("x").keyPem()),
                NOW);

        assertThat(sentences).singleElement().asString().startsWith("tls.key does not match tls.crt");
    }

    @Test
    void aChainThatStartsAtTheRootIsRefusedWithItsOrder() {
        List<String> sentences = refused(
                Map.of(CERTIFICATE, pem(rootCertificate, intermediateCertificate, leaf), KEY, server.keyPem()), NOW);

        assertThat(sentences)
                .contains(
                        "tls.crt is not a chain: certificate 2, \"CN=intermediate\", did not sign certificate 1,"
                                + " \"CN=root\"; put the serving certificate first, after it the one that signed it,"
                                + " and so on.",
                        "tls.key belongs to \"CN=server\", which is not the first certificate in tls.crt;"
                                + " put that certificate first, after it the one that signed it, and so on.");
    }

    @Test
    void anIssuerOfTheRightNameWithAnotherKeyIsRefused() {
        X509Certificate impostor = CertificateFixture.authority("intermediate").signedBy(root);

        List<String> sentences = refused(Map.of(CERTIFICATE, pem(leaf, impostor), KEY, server.keyPem()), NOW);

        assertThat(sentences).singleElement().asString().startsWith("tls.crt is not a chain");
    }

    @Test
    void anIssuerThatIsNoCaIsRefused() {
        CertificateFixture noCa = CertificateFixture.server("issuer");

        List<String> sentences =
                refused(Map.of(CERTIFICATE, pem(server.signedBy(noCa), noCa.selfSigned()), KEY, server.keyPem()), NOW);

        assertThat(sentences)
                .contains("tls.crt holds an issuer that is not a CA: \"CN=server\";"
                        + " have the serving certificate issued by a CA.");
    }

    @Test
    void aCertificateThatOccursTwiceIsRefused() {
        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        pem(leaf, intermediateCertificate, rootCertificate, rootCertificate),
                        KEY,
                        server.keyPem()),
                NOW);

        assertThat(sentences).containsExactly("tls.crt holds \"CN=root\" twice; remove one of the two.");
    }

    @Test
    void anExpiredCertificateIsRefusedWithBothTimes() {
        Instant later = NOW.plus(Duration.ofDays(101));

        List<String> sentences = refused(Map.of(CERTIFICATE, wholeChain, KEY, server.keyPem()), later);

        assertThat(sentences)
                .containsExactly("tls.crt is not valid any more: \"CN=server\" expired at 2027-03-10T12:00:00Z, now it"
                        + " is 2027-03-11T12:00:00Z; replace it with a renewed one, or " + START_OVER);
    }

    @Test
    void aCertificateThatIsNotValidYetIsRefused() {
        Instant earlier = NOW.minus(Duration.ofDays(2));

        List<String> sentences = refused(Map.of(CERTIFICATE, pem(leaf), KEY, server.keyPem()), earlier);

        assertThat(sentences)
                .containsExactly("tls.crt is not valid yet: \"CN=server\" starts at 2026-11-29T12:00:00Z, now it is"
                        + " 2026-11-28T12:00:00Z; set the clock right, or wait until then.");
    }

    @Test
    void validityIncludesItsLastMoment() {
        CertificateSet set = new CertificateSet(Map.of(CERTIFICATE, pem(leaf), KEY, server.keyPem()));
        Instant last = leaf.getNotAfter().toInstant();

        assertThat(set.check(WANTED, last)).isInstanceOf(Usable.class);
        assertThat(set.check(WANTED, last.plusMillis(1))).isInstanceOf(Refused.class);
    }

    @Test
    void aNameThatIsNotCoveredIsRefused() {
        SubjectAltNames more = SubjectAltNames.of(List.of("hook.fleet.svc", "other.fleet.svc", "10.0.0.7"));
        CertificateSet set = new CertificateSet(Map.of(CERTIFICATE, pem(leaf), KEY, server.keyPem()));

        CertificateVerdict verdict = set.check(more, NOW);

        assertThat(sentences(verdict))
                .containsExactly("tls.crt does not cover other.fleet.svc, 10.0.0.7, by which callers reach this server;"
                        + " have it issued with that as subject alternative name, or " + START_OVER);
    }

    @Test
    void aCertificateWithoutSubjectIsNamedByItsSerial() {
        X509Certificate nameless = server.named("").signedBy(intermediate);

        List<String> sentences = refused(Map.of(CERTIFICATE, pem(nameless), KEY, root.keyPem()), NOW);

        assertThat(sentences)
                .singleElement()
                .asString()
                .contains("the key of \"serial " + nameless.getSerialNumber().toString(16) + "\"");
    }

    @Test
    void aClientCertificateIsRefused() {
        X509Certificate client = server.purpose(KeyPurposeId.id_kp_clientAuth).signedBy(intermediate);

        List<String> sentences = refused(Map.of(CERTIFICATE, pem(client), KEY, server.keyPem()), NOW);

        assertThat(sentences).singleElement().asString().contains("lacks serverAuth");
    }

    @Test
    void aCertificateWithoutAnyPurposeServes() {
        X509Certificate plain = server.purpose(null).signedBy(intermediate);

        assertThat(usable(Map.of(CERTIFICATE, pem(plain), KEY, server.keyPem())))
                .isNotNull();
    }

    @Test
    void anAuthorityThatDidNotSignTheChainIsRefused() {
        X509Certificate stranger = CertificateFixture.authority("root").selfSigned();

        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        pem(leaf, intermediateCertificate),
                        KEY,
                        server.keyPem(),
                        CA_CERTIFICATE,
                        pem(stranger)),
                NOW);

        assertThat(sentences)
                .containsExactly("ca.crt does not vouch for tls.crt: no CA in it signed the chain, which ends with the"
                        + " issuer \"CN=root\"; put the certificate of that issuer there, or " + START_OVER);
    }

    @Test
    void anExpiredAuthorityIsRefused() {
        CertificateFixture old = root.valid(NOW.minus(Duration.ofDays(20)), NOW.minus(Duration.ofDays(10)));

        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        pem(leaf, intermediateCertificate),
                        KEY,
                        server.keyPem(),
                        CA_CERTIFICATE,
                        pem(old.selfSigned())),
                NOW);

        assertThat(sentences).singleElement().asString().startsWith("ca.crt is not valid any more: \"CN=root\"");
    }

    @Test
    void anAuthorityKeyOfAnotherAuthorityIsRefused() {
        List<String> sentences = refused(
                Map.of(
                        CERTIFICATE,
                        wholeChain,
                        KEY,
                        server.keyPem(),
                        CA_CERTIFICATE,
                        pem(rootCertificate),
                        CA_KEY,
                        intermediate.keyPem()),
                NOW);

        assertThat(sentences)
                .containsExactly("ca.key does not match ca.crt: it is not the key of any certificate in it;"
                        + " put the CA's own key there, or remove it if another party runs the CA.");
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
