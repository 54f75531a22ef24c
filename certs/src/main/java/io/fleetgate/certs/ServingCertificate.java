package io.fleetgate.certs;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;

/** What a TLS listener presents: the chain, leaf first, and the leaf's private key. Served in full, as given. */
public record ServingCertificate(List<X509Certificate> chain, PrivateKey key) {
    static final Duration LIFETIME = Duration.ofDays(365);

    public ServingCertificate {
        chain = List.copyOf(chain);
        if (chain.isEmpty()) {
            throw new IllegalArgumentException("a serving certificate needs at least one certificate");
        }
    }

    /** The certificate of the server itself. */
    public X509Certificate leaf() {
        return chain.getFirst();
    }

    @Override
    public String toString() {
        return "ServingCertificate[" + Describe.certificate(leaf()) + "]";
    }
}
