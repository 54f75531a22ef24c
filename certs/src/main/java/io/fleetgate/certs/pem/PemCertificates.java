package io.fleetgate.certs.pem;

import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import java.io.ByteArrayInputStream;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.util.io.pem.PemObject;

/** Certificate chains and bundles as PEM. The order of the text is the order of the list, in both directions. */
public final class PemCertificates {
    private static final String CERTIFICATE = "CERTIFICATE";

    private PemCertificates() {}

    /** Reads every {@code CERTIFICATE} block; blocks of other types are skipped. At least one certificate if readable. */
    public static PemContent<List<X509Certificate>> read(String text) {
        return switch (PemBlocks.read(text)) {
            case Unreadable<List<PemObject>>(String message, String fix) -> new Unreadable<>(message, fix);
            case Decoded<List<PemObject>>(List<PemObject> blocks) -> decode(blocks);
        };
    }

    /** Writes the certificates and nothing else: a key or remark beside them in the original does not come along. */
    public static String write(List<X509Certificate> certificates) {
        StringBuilder text = new StringBuilder();
        for (X509Certificate certificate : certificates) {
            text.append(PemBlocks.write(CERTIFICATE, encoded(certificate)));
        }
        return text.toString();
    }

    private static PemContent<List<X509Certificate>> decode(List<PemObject> blocks) {
        List<X509Certificate> certificates = new ArrayList<>();
        for (PemObject block : blocks) {
            if (!block.getType().equals(CERTIFICATE)) {
                continue;
            }
            try {
                certificates.add(certificate(block.getContent()));
            } catch (CertificateException | IndexOutOfBoundsException malformed) {
                // The second is how the JDK meets an empty Ed25519 key.
                return new Unreadable<>(
                        "holds a certificate (number " + (certificates.size() + 1) + ") that is not valid X.509",
                        "copy it again in full, from the BEGIN line to the END line");
            }
        }
        return certificates.isEmpty()
                ? new Unreadable<>(
                        "holds no certificate (it holds: " + PemBlocks.types(blocks) + ")",
                        "put the certificate there, in a block that begins with BEGIN CERTIFICATE")
                : new Decoded<>(List.copyOf(certificates));
    }

    private static X509Certificate certificate(byte[] der) throws CertificateException {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        return (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(der));
    }

    private static byte[] encoded(X509Certificate certificate) {
        try {
            return certificate.getEncoded();
        } catch (CertificateEncodingException e) {
            throw new IllegalStateException("a certificate in memory cannot be encoded", e);
        }
    }
}
