package io.fleetgate.webhook;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocket;

/** HTTP/1.1 by hand, for requests that no client library sends. */
final class RawHttp {
    private RawHttp() {}

    /** Sends as much of a request as a test wants to. */
    static void send(SSLSocket socket, String text) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(text.getBytes(US_ASCII));
        out.flush();
    }

    /** Sends the beginning of a request, and then one character of its body ten times a second, until it is interrupted. */
    static Thread trickle(SSLSocket socket, String head, String character) {
        return Thread.startVirtualThread(() -> {
            try {
                send(socket, head);
                do {
                    send(socket, character);
                } while (!new CountDownLatch(1).await(100, TimeUnit.MILLISECONDS));
            } catch (IOException | InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** The answer from its first line on. */
    static BufferedReader answer(SSLSocket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    }
}
