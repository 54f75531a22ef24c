package io.fleetgate.certs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Collection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** TLS for the clients of tests, also in other modules: it trusts the given CAs and no other, whatever the JDK brings. */
public final class Trust {
    private Trust() {}

    /** Trusts the CAs of a file in PEM. */
    public static SSLContext inFile(Path bundle) throws IOException {
        try (InputStream pem = Files.newInputStream(bundle)) {
            return in(CertificateFactory.getInstance("X.509").generateCertificates(pem));
        } catch (GeneralSecurityException e) {
            throw new IOException("not certificates of CAs: " + bundle, e);
        }
    }

    /** Trusts these CAs. */
    public static SSLContext in(Collection<? extends Certificate> authorities)
            throws IOException, GeneralSecurityException {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        for (Certificate authority : authorities) {
            trusted.setCertificateEntry("ca-" + trusted.size(), authority);
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }
}
