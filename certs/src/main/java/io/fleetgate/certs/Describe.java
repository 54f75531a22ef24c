package io.fleetgate.certs;

import java.security.cert.X509Certificate;

/** Certificates in sentences for people. */
final class Describe {
    private Describe() {}

    /** By its subject; many serving certificates have none, so else by its serial number. */
    static String certificate(X509Certificate certificate) {
        String subject = certificate.getSubjectX500Principal().getName();
        return "\""
                + (subject.isEmpty() ? "serial " + certificate.getSerialNumber().toString(16) : subject) + "\"";
    }

    static String issuer(X509Certificate certificate) {
        return "\"" + certificate.getIssuerX500Principal().getName() + "\"";
    }
}
