package io.fleetgate.webhook.http;

import java.io.IOException;
import java.io.InputStream;

/**
 * What is left of a body whose request is refused. A server that closes while the client still sends often destroys its own
 * answer on the way (a reset overtakes it), so a remainder of ordinary size is read and dropped.
 */
public final class Remainder {
    private static final int MOST = 16 << 20;
    private static final int CHUNK = 16 << 10;

    private Remainder() {}

    /**
     * Drops the rest.
     *
     * @param awaitsContinue whether the client waits for leave to send its body, which is then not given
     */
    public static void discard(InputStream body, boolean awaitsContinue) throws IOException {
        if (awaitsContinue) {
            return;
        }
        byte[] chunk = new byte[CHUNK];
        int dropped = 0;
        int count = body.read(chunk);
        while (count >= 0 && dropped < MOST) {
            dropped += count;
            count = body.read(chunk);
        }
    }
}
