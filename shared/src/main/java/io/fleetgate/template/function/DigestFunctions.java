package io.fleetgate.template.function;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fleetgate.template.value.Value;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Digests of strings, in hexadecimal digits. */
final class DigestFunctions {
    private DigestFunctions() {}

    static void addTo(Map<String, Signature> functions) {
        functions.put("md5", Signature.of(1, a -> digest(a, "MD5")));
        functions.put("sha1", Signature.of(1, a -> digest(a, "SHA-1")));
        functions.put("sha256", Signature.of(1, a -> digest(a, "SHA-256")));
        functions.put("hmacSHA1", Signature.of(2, a -> authenticated(a, "HmacSHA1")));
        functions.put("hmacSHA256", Signature.of(2, a -> authenticated(a, "HmacSHA256")));
    }

    private static Value digest(Arguments arguments, String algorithm) {
        try {
            return hex(MessageDigest.getInstance(algorithm).digest(bytes(arguments, 0)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java knows " + algorithm, e);
        }
    }

    /** Of the message under the key, which may be empty. */
    private static Value authenticated(Arguments arguments, String algorithm) {
        byte[] key = bytes(arguments, 1);
        try {
            Mac mac = Mac.getInstance(algorithm);
            mac.init(new SecretKeySpec(key.length == 0 ? new byte[1] : key, algorithm));
            return hex(mac.doFinal(bytes(arguments, 0)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java knows " + algorithm, e);
        }
    }

    private static byte[] bytes(Arguments arguments, int index) {
        String text = arguments.text(index);
        arguments.meter().text(text.length());
        return text.getBytes(UTF_8);
    }

    private static Value hex(byte[] bytes) {
        return Value.of(HexFormat.of().formatHex(bytes));
    }
}
