package io.fleetgate.certs;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * Checked certificates, ready for a TLS listener and for the {@code caBundle} of those who call it. An empty bundle means
 * that callers have to trust the chain by their own means; there is nothing to publish then.
 */
public record TlsMaterial(ServingCertificate serving, List<X509Certificate> caBundle) {
    private static final String ALIAS = "serving";

    public TlsMaterial {
        caBundle = List.copyOf(caBundle);
    }

    /**
     * A PKCS#12 key store in memory with the key and its whole chain.
     *
     * @param password opens the key in the store; the listener needs the same
     */
    public KeyStore keyStore(char[] password) {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, password);
            store.setKeyEntry(ALIAS, serving.key(), password, serving.chain().toArray(X509Certificate[]::new));
            return store;
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException("checked certificates do not fit into a key store", e);
        }
    }
}
