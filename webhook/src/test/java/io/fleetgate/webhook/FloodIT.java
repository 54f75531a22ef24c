package io.fleetgate.webhook;

import static io.fleetgate.webhook.RawHttp.answer;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** More than anybody may send, as fast as it is taken; the deadline leaves a busy machine the time to say so. */
class FloodIT {
    private static final String HEAD =
            "POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "BC-013: {0}")
    @ValueSource(strings = {"Content-Length: 67108864\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n"})
    void sixtyFourMebibytesAreRefusedOverHttp1(String framing) throws Exception {
        try (var webhook = RunningWebhook.allowing(folder, "decision-timeout=20s");
                SSLSocket socket = webhook.connect()) {
            Thread.startVirtualThread(() -> flood(socket, framing));

            assertThat(answer(socket).readLine()).startsWith("HTTP/1.1 413");
        }
    }

    /** Sends until the server has had enough. */
    private static void flood(SSLSocket socket, String framing) {
        byte[] chunk = ("10000\r\n" + " ".repeat(0x10000) + "\r\n").getBytes(US_ASCII);
        try {
            OutputStream out = socket.getOutputStream();
            out.write((HEAD + framing).getBytes(US_ASCII));
            for (int i = 0; i < 1024; i++) {
                out.write(chunk);
            }
        } catch (IOException e) {
            Thread.currentThread().interrupt();
        }
    }
}
