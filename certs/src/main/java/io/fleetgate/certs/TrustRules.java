package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFile.CA_CERTIFICATE;
import static io.fleetgate.certs.CertificateFile.CA_KEY;
import static io.fleetgate.certs.CertificateFile.KEY;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;

/** How the files must fit together: each key with its certificate, the chain with the CA. */
final class TrustRules {
    private TrustRules() {}

    static List<CertificateProblem> servingKey(List<X509Certificate> chain, PrivateKey key) {
        if (Signatures.isPair(key, chain.getFirst().getPublicKey())) {
            return List.of();
        }
        for (X509Certificate other : chain) {
            if (Signatures.isPair(key, other.getPublicKey())) {
                return List.of(new CertificateProblem(
                        KEY,
                        "belongs to " + Describe.certificate(other) + ", which is not the first certificate in tls.crt",
                        "put that certificate first, after it the one that signed it, and so on"));
            }
        }
        return List.of(new CertificateProblem(
                KEY,
                "does not match tls.crt: it is not the key of " + Describe.certificate(chain.getFirst()),
                "put the key and the certificate of one issue side by side, or " + CertificateProblem.START_OVER));
    }

    static List<CertificateProblem> authorityKey(List<X509Certificate> bundle, PrivateKey key) {
        return bundle.stream().anyMatch(ca -> Signatures.isPair(key, ca.getPublicKey()))
                ? List.of()
                : List.of(new CertificateProblem(
                        CA_KEY,
                        "does not match ca.crt: it is not the key of any certificate in it",
                        "put the CA's own key there, or remove it if another party runs the CA"));
    }

    /** One valid CA in the bundle is enough: after a rotation the old one may still be beside it. */
    static List<CertificateProblem> trusted(List<X509Certificate> chain, List<X509Certificate> bundle, Instant now) {
        List<X509Certificate> anchors =
                bundle.stream().filter(ca -> vouches(ca, chain)).toList();
        if (anchors.isEmpty()) {
            return List.of(new CertificateProblem(
                    CA_CERTIFICATE,
                    "does not vouch for tls.crt: no CA in it signed the chain, which ends with the issuer "
                            + Describe.issuer(chain.getLast()),
                    "put the certificate of that issuer there, or " + CertificateProblem.START_OVER));
        }
        return anchors.stream().anyMatch(ca -> Validity.holds(ca, now))
                ? List.of()
                : anchors.stream()
                        .flatMap(ca -> Validity.problem(CA_CERTIFICATE, ca, now).stream())
                        .toList();
    }

    /** What to publish without a {@code ca.crt}: the root, if the chain carries it. */
    static List<X509Certificate> ownRoot(List<X509Certificate> chain) {
        X509Certificate last = chain.getLast();
        return Signatures.isSignedBy(last, last) ? List.of(last) : List.of();
    }

    private static boolean vouches(X509Certificate ca, List<X509Certificate> chain) {
        boolean contained = chain.contains(ca);
        boolean signer =
                ca.getBasicConstraints() >= 0 && chain.stream().anyMatch(link -> Signatures.isSignedBy(link, ca));
        return contained || signer;
    }
}
