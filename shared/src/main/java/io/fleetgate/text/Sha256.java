package io.fleetgate.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of bytes, and of a text's UTF-8 bytes. */
public final class Sha256 {
    /** Nothing is ever added to it. */
    private static final MessageDigest PROTOTYPE = prototype();

    private Sha256() {}

    public static byte[] of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    public static byte[] of(byte[] bytes) {
        return digest().digest(bytes);
    }

    /** The whole digest in lower-case hexadecimal. */
    public static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(of(bytes));
    }

    /** The first characters of the digest in lower-case hexadecimal, two for a byte. */
    public static String hex(String text, int length) {
        return HexFormat.of().formatHex(of(text)).substring(0, length);
    }

    /** A new digest: a copy, for asking the platform for a new one takes longer than most of what is hashed here. */
    static MessageDigest digest() {
        try {
            return (MessageDigest) PROTOTYPE.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("the platform's own digests can be copied", e);
        }
    }

    private static MessageDigest prototype() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
