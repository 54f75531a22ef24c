package io.fleetgate.certs;

import io.fleetgate.certs.pem.PemCertificates;
import io.fleetgate.certs.pem.PemPrivateKeys;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The texts of a certificate set, wherever they are kept: in a folder, in a Secret. Complete with {@code tls.crt} and
 * {@code tls.key}; {@code ca.crt} and {@code ca.key} may be absent when another party runs the CA. Holds private keys.
 */
public record CertificateSet(Map<CertificateFile, String> contents) {

    public CertificateSet {
        Map<CertificateFile, String> ordered = new EnumMap<>(CertificateFile.class);
        ordered.putAll(contents);
        contents = Collections.unmodifiableMap(ordered);
    }

    /** A new CA, and a serving certificate of it for the names and for loopback. */
    public static CertificateSet issue(SubjectAltNames names, Instant now) {
        CertificateAuthority authority = CertificateAuthority.issue(now);
        ServingCertificate serving = authority.issueServing(names, now);
        return new CertificateSet(Map.of(
                CertificateFile.CA_KEY, PemPrivateKeys.write(authority.key()),
                CertificateFile.CA_CERTIFICATE, PemCertificates.write(List.of(authority.certificate())),
                CertificateFile.KEY, PemPrivateKeys.write(serving.key()),
                CertificateFile.CERTIFICATE, PemCertificates.write(serving.chain())));
    }

    public boolean isEmpty() {
        return contents.isEmpty();
    }

    /**
     * Applies every rule.
     *
     * @param wanted names by which callers reach the server; the certificate has to be issued for all of them
     */
    public CertificateVerdict check(SubjectAltNames wanted, Instant now) {
        return new CertificateCheck(contents, wanted, now).verdict();
    }

    @Override
    public String toString() {
        return "CertificateSet" + contents.keySet();
    }
}
