package io.fleetgate.e2e.installation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Clients that trust one CA and no other. */
final class Trust {
    private Trust() {}

    /** A client that talks to servers whose certificate this CA, given in PEM, has signed. */
    static HttpClient clientOf(String caCertificate) {
        try {
            var pem = new ByteArrayInputStream(caCertificate.getBytes(StandardCharsets.US_ASCII));
            var trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            trusted.setCertificateEntry(
                    "ca", CertificateFactory.getInstance("X.509").generateCertificate(pem));
            var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted);
            var tls = SSLContext.getInstance("TLS");
            tls.init(null, trust.getTrustManagers(), null);
            return HttpClient.newBuilder().sslContext(tls).build();
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException("not the certificate of a CA:\n" + caCertificate, e);
        }
    }
}
