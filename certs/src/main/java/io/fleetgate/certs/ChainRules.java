package io.fleetgate.certs;

import static io.fleetgate.certs.CertificateFile.CERTIFICATE;

import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What must hold for the chain in {@code tls.crt} by itself, one rule to a method. */
final class ChainRules {
    private static final String SERVER_AUTH = "1.3.6.1.5.5.7.3.1";
    private static final String ANY_PURPOSE = "2.5.29.37.0";

    private ChainRules() {}

    static List<CertificateProblem> problems(List<X509Certificate> chain, SubjectAltNames wanted, Instant now) {
        return Stream.of(validity(chain, now), order(chain), names(chain.getFirst(), wanted), purpose(chain.getFirst()))
                .flatMap(List::stream)
                .toList();
    }

    private static List<CertificateProblem> validity(List<X509Certificate> chain, Instant now) {
        return chain.stream()
                .flatMap(certificate -> Validity.problem(CERTIFICATE, certificate, now).stream())
                .toList();
    }

    private static List<CertificateProblem> order(List<X509Certificate> chain) {
        List<CertificateProblem> problems = new ArrayList<>();
        for (int i = 1; i < chain.size(); i++) {
            X509Certificate subject = chain.get(i - 1);
            X509Certificate issuer = chain.get(i);
            if (subject.equals(issuer)) {
                problems.add(new CertificateProblem(
                        CERTIFICATE, "holds " + Describe.certificate(issuer) + " twice", "remove one of the two"));
            } else if (!Signatures.isSignedBy(subject, issuer)) {
                problems.add(new CertificateProblem(
                        CERTIFICATE,
                        "is not a chain: certificate " + (i + 1) + ", " + Describe.certificate(issuer)
                                + ", did not sign certificate " + i + ", " + Describe.certificate(subject),
                        "put the serving certificate first, after it the one that signed it, and so on"));
            } else if (issuer.getBasicConstraints() < 0) {
                problems.add(new CertificateProblem(
                        CERTIFICATE,
                        "holds an issuer that is not a CA: " + Describe.certificate(issuer),
                        "have the serving certificate issued by a CA"));
            }
        }
        return problems;
    }

    private static List<CertificateProblem> names(X509Certificate leaf, SubjectAltNames wanted) {
        try {
            List<String> missing = SubjectAltNames.in(leaf).missing(wanted);
            return missing.isEmpty()
                    ? List.of()
                    : List.of(new CertificateProblem(
                            CERTIFICATE,
                            "does not cover " + String.join(", ", missing) + ", by which callers reach this server",
                            "have it issued with that as subject alternative name, or "
                                    + CertificateProblem.START_OVER));
        } catch (CertificateParsingException unreadable) {
            return List.of(new CertificateProblem(
                    CERTIFICATE, "has subject alternative names that cannot be read", "have it issued again"));
        }
    }

    /** Without the extension a certificate is good for everything. */
    private static List<CertificateProblem> purpose(X509Certificate leaf) {
        try {
            List<String> purposes = leaf.getExtendedKeyUsage();
            return purposes == null || purposes.contains(SERVER_AUTH) || purposes.contains(ANY_PURPOSE)
                    ? List.of()
                    : List.of(new CertificateProblem(
                            CERTIFICATE,
                            "is not for servers: its extended key usage lacks serverAuth",
                            "have it issued with the extended key usage serverAuth"));
        } catch (CertificateParsingException unreadable) {
            return List.of(new CertificateProblem(
                    CERTIFICATE, "has an extended key usage that cannot be read", "have it issued again"));
        }
    }
}
