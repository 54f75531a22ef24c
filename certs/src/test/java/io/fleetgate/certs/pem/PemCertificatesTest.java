package io.fleetgate.certs.pem;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.certs.CertificateFixture;
import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import java.security.cert.X509Certificate;
import java.util.List;
import org.junit.jupiter.api.Test;

class PemCertificatesTest {
    private final CertificateFixture root = CertificateFixture.authority("root");
    private final CertificateFixture server = CertificateFixture.server("localhost");
    private final X509Certificate rootCertificate = root.selfSigned();
    private final X509Certificate leaf = server.signedBy(root);
    private final String chain = PemCertificates.write(List.of(leaf, rootCertificate));

    @Test
    void keepsTheOrderOfTheText() {
        assertThat(PemCertificates.read(chain)).isEqualTo(new Decoded<>(List.of(leaf, rootCertificate)));
    }

    @Test
    void readsCrlfLineEndsAndTextAroundTheBlocks() {
        String printed = "Certificate:\n    Data:\n        Version: 3 (0x2)\n" + chain + "\nend of chain\n";

        PemContent<List<X509Certificate>> content = PemCertificates.read(printed.replace("\n", "\r\n"));

        assertThat(content).isEqualTo(new Decoded<>(List.of(leaf, rootCertificate)));
    }

    @Test
    void skipsAKeyInTheSameFileAndNeverWritesIt() {
        PemContent<List<X509Certificate>> content = PemCertificates.read(server.keyPem() + chain);

        assertThat(content)
                .isInstanceOfSatisfying(
                        Decoded.class,
                        decoded -> assertThat(decoded.value()).isEqualTo(List.of(leaf, rootCertificate)));
        assertThat(chain).doesNotContain("PRIVATE KEY");
    }

    @Test
    void saysWhatTheTextHoldsInsteadOfACertificate() {
        assertThat(PemCertificates.read(server.keyPem()))
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        refused -> assertThat(refused.message())
                                .isEqualTo("holds no certificate (it holds: PRIVATE KEY)"));
    }

    @Test
    void saysWhichCertificateIsNotX509() {
        String broken = chain + PemText.block("CERTIFICATE", new byte[] {48, 3, 2, 1, 1});

        assertThat(PemCertificates.read(broken))
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        refused -> assertThat(refused.message())
                                .isEqualTo("holds a certificate (number 3) that is not valid X.509"));
    }

    @Test
    void saysWhichBlockIsDamaged() {
        assertThat(PemCertificates.read(chain.substring(0, chain.length() - 30)))
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        refused -> assertThat(refused.message()).isEqualTo("holds a damaged PEM block (number 2)"));
    }
}
