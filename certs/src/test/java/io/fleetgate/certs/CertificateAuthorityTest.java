package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFixture.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bouncycastle.asn1.x509.AuthorityKeyIdentifier;
import org.bouncycastle.asn1.x509.Extensions;
import org.bouncycastle.asn1.x509.SubjectKeyIdentifier;
import org.bouncycastle.cert.jcajce.JcaX509CertificateHolder;
import org.junit.jupiter.api.Test;

class CertificateAuthorityTest {
    private static final int DIGITAL_SIGNATURE = 0;
    private static final int KEY_CERT_SIGN = 5;
    private static final int CRL_SIGN = 6;

    private final CertificateAuthority authority = CertificateAuthority.issue(NOW);
    private final X509Certificate ca = authority.certificate();
    private final ServingCertificate serving = authority.issueServing(
            SubjectAltNames.of(List.of("fleetgate-webhook.fleet-system.svc", "10.0.0.7", "localhost")), NOW);
    private final X509Certificate leaf = serving.leaf();

    @Test
    void theAuthorityIsASelfSignedCaForEndEntitiesOnly() throws Exception {
        ca.verify(ca.getPublicKey());

        assertThat(ca.getSubjectX500Principal()).isEqualTo(ca.getIssuerX500Principal());
        assertThat(ca.getBasicConstraints()).isZero();
        assertThat(keyUsage(ca)).containsExactly(KEY_CERT_SIGN, CRL_SIGN);
        assertThat(ca.getCriticalExtensionOIDs()).isEqualTo(Set.of("2.5.29.19", "2.5.29.15"));
    }

    @Test
    void theAuthorityIsValidForTenYearsAndTheServingCertificateForOne() {
        assertThat(ca.getNotAfter().toInstant()).isEqualTo(NOW.plus(Duration.ofDays(3650)));
        assertThat(leaf.getNotAfter().toInstant()).isEqualTo(NOW.plus(Duration.ofDays(365)));
    }

    @Test
    void aClockThatIsALittleSlowStillAcceptsBoth() {
        assertThat(ca.getNotBefore().toInstant()).isEqualTo(NOW.minus(Duration.ofMinutes(5)));
        assertThat(leaf.getNotBefore().toInstant()).isEqualTo(NOW.minus(Duration.ofMinutes(5)));
    }

    @Test
    void aServingCertificateNeverOutlivesItsAuthority() {
        ServingCertificate late = authority.issueServing(SubjectAltNames.loopback(), NOW.plus(Duration.ofDays(3600)));

        assertThat(late.leaf().getNotAfter()).isEqualTo(ca.getNotAfter());
    }

    @Test
    void theServingCertificateIsForServersAndSignsNoOther() throws Exception {
        leaf.verify(ca.getPublicKey());

        assertThat(leaf.getBasicConstraints()).isEqualTo(-1);
        assertThat(keyUsage(leaf)).containsExactly(DIGITAL_SIGNATURE);
        assertThat(leaf.getExtendedKeyUsage()).containsExactly("1.3.6.1.5.5.7.3.1");
    }

    @Test
    void theServingCertificateIsForTheGivenNamesAndForLoopback() throws Exception {
        SubjectAltNames names = SubjectAltNames.in(leaf);

        assertThat(names)
                .isEqualTo(SubjectAltNames.of(
                        List.of("fleetgate-webhook.fleet-system.svc", "localhost", "10.0.0.7", "127.0.0.1", "::1")));
    }

    @Test
    void theKeyIdentifiersLinkTheTwo() throws Exception {
        Extensions ofCa = new JcaX509CertificateHolder(ca).getExtensions();
        Extensions ofLeaf = new JcaX509CertificateHolder(leaf).getExtensions();

        byte[] caKey = SubjectKeyIdentifier.fromExtensions(ofCa).getKeyIdentifier();
        assertThat(AuthorityKeyIdentifier.fromExtensions(ofLeaf).getKeyIdentifierOctets())
                .isEqualTo(caKey);
        assertThat(SubjectKeyIdentifier.fromExtensions(ofLeaf).getKeyIdentifier())
                .isNotEqualTo(caKey);
    }

    @Test
    void bothKeysAreP256AndDiffer() {
        assertThat(List.of(ca.getPublicKey(), leaf.getPublicKey()))
                .allSatisfy(key -> assertThat(((ECPublicKey) key)
                                .getParams()
                                .getCurve()
                                .getField()
                                .getFieldSize())
                        .isEqualTo(256))
                .doesNotHaveDuplicates();
    }

    @Test
    void serialsAreRandomAndPositiveWithAtMost128Bits() {
        Set<BigInteger> serials = IntStream.range(0, 50)
                .mapToObj(i -> authority.issueServing(SubjectAltNames.loopback(), NOW))
                .map(issued -> issued.leaf().getSerialNumber())
                .collect(Collectors.toSet());

        assertThat(serials).hasSize(50).allSatisfy(serial -> {
            assertThat(serial.signum()).isPositive();
            assertThat(serial.bitLength()).isLessThanOrEqualTo(128);
        });
        assertThat(serials).anySatisfy(serial -> assertThat(serial.bitLength()).isGreaterThan(120));
    }

    @Test
    void printingThemShowsNoKey() {
        String printed = authority + " " + serving + " " + CertificateSet.issue(SubjectAltNames.loopback(), NOW);

        assertThat(printed)
                .isEqualTo("CertificateAuthority[\"CN=Fleetgate CA\"] ServingCertificate[\"CN=Fleetgate serving\"]"
                        + " CertificateSet[CA_KEY, CA_CERTIFICATE, KEY, CERTIFICATE]");
    }

    private static List<Integer> keyUsage(X509Certificate certificate) {
        boolean[] bits = certificate.getKeyUsage();
        return IntStream.range(0, bits.length).filter(i -> bits[i]).boxed().toList();
    }
}
