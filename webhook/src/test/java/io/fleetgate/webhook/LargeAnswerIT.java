package io.fleetgate.webhook;

import static io.fleetgate.webhook.RawHttp.send;
import static io.fleetgate.webhook.RawHttp.trickle;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Plans that are made at once, and take long to be written or to be read. */
class LargeAnswerIT {
    private static final int MORE_THAN_ARE_MADE_AT_ONCE =
            2 + Runtime.getRuntime().availableProcessors();
    private static final int LINES = 60_000;

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        Path fleet = Files.createDirectory(folder.resolve("fleet"));
        Files.writeString(fleet.resolve("release.yaml"), release("stored", LINES, "old"));
        webhook = RunningWebhook.of(folder.resolve("certs"), "store=dir:" + fleet, "dry-run-timeout=6s");
    }

    @Test
    void aDiffThatTakesTooLongIsRefusedAndKeepsNobodyWaiting() throws Exception {
        Callable<HttpResponse<String>> rewritten = () -> webhook.dryRun("", release("stored", LINES, "new"));

        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<HttpResponse<String>> answer :
                    clients.invokeAll(Collections.nCopies(MORE_THAN_ARE_MADE_AT_ONCE, rewritten))) {
                assertThat(answer.get().statusCode()).isEqualTo(503);
                assertThat(answer.get().body()).contains("DeadlineExceeded");
            }
        }
        assertThat(webhook.dryRun("", release("small", 1, "new")).statusCode()).isEqualTo(200);
    }

    @Test
    @Timeout(25)
    void aClientThatDoesNotReadItsAnswerIsCutOffBeforeItIsIdleForLong() throws Exception {
        String documents = release("created", 1_500, "x".repeat(1_000));

        try (SSLSocket socket = webhook.connect()) {
            send(
                    socket,
                    "POST /v1/dry-run HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + documents.length() + "\r\n\r\n"
                            + documents);
            assertThat(socket.getInputStream().readNBytes(12))
                    .asString(US_ASCII)
                    .isEqualTo("HTTP/1.1 200");

            // A connection that is closed refuses what is written to it; nothing else tells who does not read.
            Thread writer = trickle(socket, "", " ");
            writer.join();
        }
    }

    /** A Release of so many lines with one text in each. */
    private static String release(String name, int lines, String text) {
        return IntStream.range(0, lines)
                .mapToObj(line -> "    k" + line + ": " + text + "\n")
                .collect(Collectors.joining("", """
                        apiVersion: solar.opendefense.cloud/v1alpha1
                        kind: Release
                        metadata: {name: %s, namespace: ns}
                        spec:
                          componentVersionRef: {name: cv}
                          values:
                        """.formatted(name), ""));
    }
}
