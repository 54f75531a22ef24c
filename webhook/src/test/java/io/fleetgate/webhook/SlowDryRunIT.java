package io.fleetgate.webhook;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
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

    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook =
                RunningWebhook.judgingBy((_, _, _) -> new Verdict.Allowed(List.of()), folder, "dry-run-timeout=700ms");
    }

    @AfterAll
    static void stop() {
        webhook.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: 1000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n3e8\r\n"})
    void aBodyThatTricklesIsAnsweredAtTheDeadlineAndCut(String framing) throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            Thread sender = Thread.startVirtualThread(() -> trickle(socket, HEAD + framing));

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

    private static BufferedReader answer(SSLSocket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    }

    private static void send(SSLSocket socket, String text) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(text.getBytes(US_ASCII));
        out.flush();
    }

    private static void trickle(SSLSocket socket, String head) {
        CountDownLatch never = new CountDownLatch(1);
        try {
            send(socket, head);
            do {
                send(socket, "#");
            } while (!never.await(100, TimeUnit.MILLISECONDS));
        } catch (IOException | InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
