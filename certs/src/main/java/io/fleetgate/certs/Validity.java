package io.fleetgate.certs;

import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Optional;

/** Whether a certificate is valid at a moment. Both ends belong to the period, as in RFC 5280. */
final class Validity {
    private Validity() {}

    static boolean holds(X509Certificate certificate, Instant now) {
        return !now.isBefore(certificate.getNotBefore().toInstant())
                && !now.isAfter(certificate.getNotAfter().toInstant());
    }

    static Optional<CertificateProblem> problem(CertificateFile file, X509Certificate certificate, Instant now) {
        if (holds(certificate, now)) {
            return Optional.empty();
        }
        Instant notBefore = certificate.getNotBefore().toInstant();
        Instant notAfter = certificate.getNotAfter().toInstant();
        String subject = Describe.certificate(certificate);
        return Optional.of(
                now.isBefore(notBefore)
                        ? new CertificateProblem(
                                file,
                                "is not valid yet: " + subject + " starts at " + notBefore + ", now it is " + now,
                                "set the clock right, or wait until then")
                        : new CertificateProblem(
                                file,
                                "is not valid any more: " + subject + " expired at " + notAfter + ", now it is " + now,
                                "replace it with a renewed one, or " + CertificateProblem.START_OVER));
    }
}
