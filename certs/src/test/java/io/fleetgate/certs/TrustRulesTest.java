package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFixture.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.certs.pem.PemText;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrustRulesTest {
    private final CertificateFixture rootAuthority = CertificateFixture.authority("root");
    private final CertificateFixture authority = CertificateFixture.authority("intermediate");
    private final CertificateFixture server = CertificateFixture.server("hook.fleet.svc");
    private final X509Certificate root = rootAuthority.selfSigned();
    private final X509Certificate intermediate = authority.signedBy(rootAuthority);
    private final X509Certificate leaf = server.signedBy(authority);
    private final List<X509Certificate> chain = List.of(leaf, intermediate);

    @Test
    void theKeyOfTheLeafMatches() {
        assertThat(TrustRules.servingKey(chain, server.keys().getPrivate())).isEmpty();
    }

    @Test
    void aKeyOfAnotherKindDoesNotMatch() {
        assertThat(TrustRules.servingKey(chain, PemText.rsa().getPrivate()))
                .extracting(CertificateProblem::sentence)
                .containsExactly("tls.key does not match tls.crt: it is not the key of \"CN=server\"; put the key and"
                        + " the certificate of one issue side by side, or remove ca.key, ca.crt, tls.key and tls.crt"
                        + " to have a new set issued.");
    }

    @Test
    void anotherKeyOfTheSameKindDoesNotMatch() {
        assertThat(TrustRules.servingKey(chain, PemText.ec("secp256r1").getPrivate()))
                .hasSize(1);
        assertThat(TrustRules.servingKey(chain, PemText.ec("secp384r1").getPrivate()))
                .hasSize(1);
    }

    @Test
    void aKeyOfALaterCertificateTellsThatTheOrderIsWrong() {
        assertThat(TrustRules.servingKey(
                        List.of(intermediate, leaf), server.keys().getPrivate()))
                .extracting(CertificateProblem::sentence)
                .containsExactly("tls.key belongs to \"CN=server\", which is not the first certificate in tls.crt;"
                        + " put that certificate first, after it the one that signed it, and so on.");
    }

    @Test
    void theKeyOfAnAuthorityHasToBeInTheBundle() {
        assertThat(TrustRules.authorityKey(
                        List.of(intermediate, root), rootAuthority.keys().getPrivate()))
                .isEmpty();
        assertThat(TrustRules.authorityKey(List.of(root), authority.keys().getPrivate()))
                .extracting(CertificateProblem::sentence)
                .containsExactly("ca.key does not match ca.crt: it is not the key of any certificate in it;"
                        + " put the CA's own key there, or remove it if another party runs the CA.");
    }

    @Test
    void anAuthorityOfTheRightNameThatDidNotSignIsNotTrusted() {
        X509Certificate stranger = CertificateFixture.authority("root").selfSigned();

        assertThat(TrustRules.trusted(chain, List.of(stranger), NOW))
                .extracting(CertificateProblem::sentence)
                .containsExactly("ca.crt does not vouch for tls.crt: no CA in it signed the chain, which ends with the"
                        + " issuer \"CN=root\"; put the certificate of that issuer there, or remove ca.key, ca.crt,"
                        + " tls.key and tls.crt to have a new set issued.");
    }

    @Test
    void anExpiredAuthorityIsNotTrustedUnlessAValidOneIsBesideIt() {
        CertificateFixture old = rootAuthority.valid(NOW.minus(Duration.ofDays(20)), NOW.minus(Duration.ofDays(10)));
        X509Certificate expired = old.selfSigned();

        assertThat(TrustRules.trusted(chain, List.of(expired), NOW))
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.sentence()).startsWith("ca.crt is not valid any more: \"CN=root\""));
        assertThat(TrustRules.trusted(chain, List.of(expired, root), NOW)).isEmpty();
    }
}
