package io.fleetgate.webhook;

import static io.fleetgate.webhook.RawHttp.answer;
import static io.fleetgate.webhook.RawHttp.send;
import static io.fleetgate.webhook.RawHttp.trickle;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies of dry-runs that arrive a byte at a time, or never. */
class SlowDryRunIT {
    private static final String HEAD = "POST /v1/dry-run HTTP/1.1\r\nHost: localhost\r\n";

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.allowing(folder, "dry-run-timeout=700ms");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: 1000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n3e8\r\n"})
    void aBodyThatTricklesIsAnsweredAtTheDeadlineAndCut(String framing) throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            Thread sender = trickle(socket, HEAD + framing, "#");

            List<String> answer = answer(socket).lines().toList();

            assertThat(answer).first().asString().startsWith("HTTP/1.1 408");
            assertThat(answer).contains("Connection: close");
            assertThat(answer).last().asString().contains("RequestTimeout", "did not arrive in time");
            sender.interrupt();
        }
    }

    @Test
    void aBodyThatNeverArrivesIsAnsweredAtTheDeadline() throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            send(socket, HEAD + "Content-Length: 1000\r\n\r\n");

            assertThat(answer(socket).readLine()).startsWith("HTTP/1.1 408");
        }
    }

    @Test
    void whatCanBeRefusedByItsHeadDoesNotWaitForItsBody() throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            socket.setSoTimeout(500);
            send(socket, HEAD + "Accept: image/png\r\nContent-Length: 1000\r\n\r\n");

            assertThat(answer(socket).readLine()).startsWith("HTTP/1.1 406");
        }
    }

    @Test
    void bodiesThatWereOnlyBegunLeaveRoomForOthers() throws Exception {
        try (SSLSocket first = webhook.connect();
                SSLSocket second = webhook.connect();
                SSLSocket third = webhook.connect()) {
            for (SSLSocket socket : List.of(first, second, third)) {
                send(socket, HEAD + "Transfer-Encoding: chunked\r\n\r\n1\r\n#\r\n");
            }

            String large = Reviews.update() + " ".repeat(100_000);

            assertThat(webhook.validate(large).statusCode()).isEqualTo(200);
            assertThat(webhook.post("/v1/dry-run", BodyPublishers.ofString("#".repeat(100_000) + "\n"))
                            .statusCode())
                    .isEqualTo(400);
        }
    }
}
