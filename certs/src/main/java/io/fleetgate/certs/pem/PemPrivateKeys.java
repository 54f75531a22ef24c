package io.fleetgate.certs.pem;

import io.fleetgate.certs.pem.PemContent.Decoded;
import io.fleetgate.certs.pem.PemContent.Unreadable;
import java.security.PrivateKey;
import java.util.List;
import org.bouncycastle.util.io.pem.PemHeader;
import org.bouncycastle.util.io.pem.PemObject;

/**
 * Private keys as PEM. Reads PKCS#8 ({@code PRIVATE KEY}: RSA, EC, Ed25519), PKCS#1 ({@code RSA PRIVATE KEY}) and SEC1
 * ({@code EC PRIVATE KEY}, with or without {@code EC PARAMETERS} before it), writes PKCS#8. Any other form is refused
 * by its name. No security provider besides the JDK's is needed.
 */
public final class PemPrivateKeys {
    private static final String PKCS8 = "PRIVATE KEY";

    private PemPrivateKeys() {}

    /** Reads the one private key in the text; blocks of other types are skipped. */
    public static PemContent<PrivateKey> read(String text) {
        return switch (PemBlocks.read(text)) {
            case Unreadable<List<PemObject>>(String message, String fix) -> new Unreadable<>(message, fix);
            case Decoded<List<PemObject>>(List<PemObject> blocks) -> decode(blocks);
        };
    }

    /** Writes the key as PKCS#8, unencrypted. */
    public static String write(PrivateKey key) {
        return PemBlocks.write(PKCS8, key.getEncoded());
    }

    private static PemContent<PrivateKey> decode(List<PemObject> blocks) {
        List<PemObject> keys =
                blocks.stream().filter(block -> block.getType().endsWith(PKCS8)).toList();
        if (keys.isEmpty()) {
            return new Unreadable<>(
                    "holds no private key (it holds: " + PemBlocks.types(blocks) + ")",
                    "put the private key there, in PEM form");
        }
        if (keys.size() > 1) {
            return new Unreadable<>("holds " + keys.size() + " private keys", "keep the one of the certificate");
        }
        PemObject key = keys.getFirst();
        if (isEncrypted(key)) {
            return new Unreadable<>(
                    "holds a key that is encrypted with a passphrase (" + key.getType() + ")",
                    "write it without one: openssl pkey -in ENCRYPTED -out PLAIN");
        }
        return switch (key.getType()) {
            case PKCS8 -> PrivateKeyDecoder.pkcs8(key.getContent());
            case "RSA PRIVATE KEY" -> PrivateKeyDecoder.pkcs1(key.getContent());
            case "EC PRIVATE KEY" -> PrivateKeyDecoder.sec1(key.getContent(), curve(blocks));
            default ->
                new Unreadable<>(
                        "holds a key in the form " + key.getType() + ", which is not supported",
                        PrivateKeyDecoder.SUPPORTED);
        };
    }

    private static boolean isEncrypted(PemObject key) {
        for (Object header : key.getHeaders()) {
            if (header instanceof PemHeader entry && entry.getValue().contains("ENCRYPTED")) {
                return true;
            }
        }
        return key.getType().equals("ENCRYPTED PRIVATE KEY");
    }

    private static byte[] curve(List<PemObject> blocks) {
        return blocks.stream()
                .filter(block -> block.getType().equals("EC PARAMETERS"))
                .findFirst()
                .map(PemObject::getContent)
                .orElse(new byte[0]);
    }
}
