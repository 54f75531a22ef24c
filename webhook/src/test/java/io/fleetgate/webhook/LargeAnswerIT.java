package io.fleetgate.webhook;

import static io.fleetgate.webhook.RawHttp.send;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans that are made at once, and take long to be written or to be read. */
class LargeAnswerIT {
    private static final int MORE_THAN_ARE_MADE_AT_ONCE =
            2 + Runtime.getRuntime().availableProcessors();
    private static final int LINES = 40_000;

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        Path fleet = Files.createDirectory(folder.resolve("fleet"));
        Files.writeString(fleet.resolve("release.yaml"), release("stored", LINES, "old"));
        webhook = RunningWebhook.of(folder.resolve("certs"), "store=dir:" + fleet, "dry-run-timeout=3s");
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
    void aClientThatDoesNotReadItsAnswerIsCutOff() throws Exception {
        String documents = release("created", 1_500, "x".repeat(1_000));
        HttpResponse<String> whole = webhook.dryRun("", documents);
        assertThat(whole.statusCode()).isEqualTo(200);

        try (SSLSocket socket = webhook.connect()) {
            send(
                    socket,
                    "POST /v1/dry-run HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + documents.length() + "\r\n\r\n"
                            + documents);
            InputStream answer = socket.getInputStream();
            assertThat(answer.readNBytes(12)).asString(US_ASCII).isEqualTo("HTTP/1.1 200");
            new CountDownLatch(1).await(8, TimeUnit.SECONDS);

            assertThat(whatStillComes(answer)).isLessThan(whole.body().length());
        }
    }

    private static long whatStillComes(InputStream answer) {
        byte[] buffer = new byte[1 << 16];
        long received = 0;
        try {
            for (int length = answer.read(buffer); length >= 0; length = answer.read(buffer)) {
                received += length;
            }
        } catch (IOException cutOff) {
            assertThat(cutOff).hasMessageNotContaining("timed out");
        }
        return received;
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
