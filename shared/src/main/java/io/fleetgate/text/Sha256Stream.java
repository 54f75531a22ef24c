package io.fleetgate.text;

import java.io.OutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;

/** Takes the SHA-256 of what is written to it, and keeps nothing else. */
public final class Sha256Stream extends OutputStream {
    private final MessageDigest digest = Sha256.digest();

    @Override
    public void write(int b) {
        digest.update((byte) b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        digest.update(bytes, offset, length);
    }

    /** The whole digest in lower-case hexadecimal; what is written from now on is another text. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
