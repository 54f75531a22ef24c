package io.fleetgate.certs;

/**
 * The four texts that make up a certificate set, by the names they have in a folder and in a Secret of type
 * {@code kubernetes.io/tls}. The order is the order of writing: what needs another file comes after it.
 */
public enum CertificateFile {
    /** The CA's private key; absent when somebody else runs the CA. */
    CA_KEY("ca.key"),
    /** What callers trust: published as {@code caBundle}. */
    CA_CERTIFICATE("ca.crt"),
    /** The serving certificate's private key. */
    KEY("tls.key"),
    /** The serving certificate, followed by its issuers. */
    CERTIFICATE("tls.crt");

    private final String fileName;

    CertificateFile(String fileName) {
        this.fileName = fileName;
    }

    public String fileName() {
        return fileName;
    }

    /** Whether only the owner may read it. */
    public boolean isSecret() {
        return this == CA_KEY || this == KEY;
    }
}
