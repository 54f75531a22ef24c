package io.fleetgate.certs;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.X509Certificate;

/** Who signed what, found out by verifying a signature and never by comparing names alone. */
final class Signatures {
    private static final byte[] PROBE = "fleetgate key probe".getBytes(StandardCharsets.US_ASCII);

    private Signatures() {}

    static String algorithm(Key key) {
        return switch (key.getAlgorithm()) {
            case "EC" -> "SHA256withECDSA";
            case "RSA" -> "SHA256withRSA";
            default -> key.getAlgorithm();
        };
    }

    /** Whether the two keys are a pair: signs a probe with one and verifies it with the other. */
    static boolean isPair(PrivateKey privateKey, PublicKey publicKey) {
        if (!privateKey.getAlgorithm().equals(publicKey.getAlgorithm())) {
            return false;
        }
        try {
            Signature signer = Signature.getInstance(algorithm(privateKey));
            signer.initSign(privateKey);
            signer.update(PROBE);
            byte[] signature = signer.sign();
            Signature verifier = Signature.getInstance(algorithm(publicKey));
            verifier.initVerify(publicKey);
            verifier.update(PROBE);
            return verifier.verify(signature);
        } catch (GeneralSecurityException keysOfDifferentShape) {
            return false;
        }
    }

    static boolean isSignedBy(X509Certificate certificate, X509Certificate issuer) {
        if (!certificate.getIssuerX500Principal().equals(issuer.getSubjectX500Principal())) {
            return false;
        }
        try {
            certificate.verify(issuer.getPublicKey());
            return true;
        } catch (GeneralSecurityException notSigned) {
            return false;
        }
    }
}
