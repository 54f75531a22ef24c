package io.fleetgate.certs;

import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** A CA that issues serving certificates. Holds its private key: keep it out of logs and of what is served. */
public record CertificateAuthority(X509Certificate certificate, PrivateKey key) {
    static final Duration LIFETIME = Duration.ofDays(3650);

    /** A new self-signed EC P-256 CA, valid for ten years, that may issue end-entity certificates only. */
    public static CertificateAuthority issue(Instant now) {
        Issuance issuance = new Issuance();
        KeyPair keys = issuance.keys();
        return new CertificateAuthority(issuance.authority(keys, now, LIFETIME), keys.getPrivate());
    }

    /** A new EC P-256 serving certificate for the names and for loopback, valid for a year, with a key of its own. */
    public ServingCertificate issueServing(SubjectAltNames names, Instant now) {
        Issuance issuance = new Issuance();
        KeyPair keys = issuance.keys();
        SubjectAltNames all = names.and(SubjectAltNames.loopback());
        X509Certificate leaf = issuance.serving(this, keys.getPublic(), all, now, ServingCertificate.LIFETIME);
        return new ServingCertificate(List.of(leaf), keys.getPrivate());
    }

    @Override
    public String toString() {
        return "CertificateAuthority[" + Describe.certificate(certificate) + "]";
    }
}
