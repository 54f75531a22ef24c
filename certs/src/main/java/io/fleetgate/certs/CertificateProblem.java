package io.fleetgate.certs;

/** One thing that is wrong with a certificate set and that its owner can fix. */
public record CertificateProblem(CertificateFile file, String message, String fix) {
    /** The way out that is always open to those who let the certificates be issued here. */
    static final String START_OVER = "remove ca.key, ca.crt, tls.key and tls.crt to have a new set issued";

    /** One line for a person: the file, what is wrong with it, what to do. */
    public String sentence() {
        return file.fileName() + " " + message + "; " + fix + ".";
    }
}
