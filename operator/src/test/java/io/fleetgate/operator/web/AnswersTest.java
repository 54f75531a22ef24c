package io.fleetgate.operator.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers as they come off the wire, whole and otherwise. */
class AnswersTest {
    @AutoClose
    private final Asking asking = new Asking();

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            by length         | HTTP/1.1 200 OK~Content-Length: 5~~hello and more
            by its end        | HTTP/1.0 200~~hello
            in parts          | HTTP/1.1 200 OK~transfer-encoding: chunked~~2~he~3;x=y~llo~0~~
            after a first one | HTTP/1.1 100 Continue~~HTTP/1.1 200 OK~Content-Length: 5~~hello
            """)
    void theBodyIsReadHoweverItIsSent(String form, String wire) throws Exception {
        Response response = read("GET", wire);

        assertThat(response.status()).as(form).isEqualTo(200);
        assertThat(response.body()).as(form).isEqualTo("hello");
    }

    @Test
    void aHeadIsNotWaitedForBeyondItsEnd() throws Exception {
        Response response = read("HEAD", "HTTP/1.1 404 Not Found~Content-Length: 5~X-A:  b ~x-a: c~~");

        assertThat(response.body()).isEmpty();
        assertThat(response.headers().allValues("X-A")).containsExactly("b", "c");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK~~",
                "HTTP/1.1 200 OK~Content-Length: 1048576~~",
                "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~100000~"
            })
    void ofALongBodyOnlyTheBeginningIsRead(String head) throws Exception {
        assertThat(read("GET", head + "a".repeat(8 * SingleRequest.LONGEST_BODY))
                        .body())
                .hasSize(SingleRequest.LONGEST_BODY);
    }

    @Test
    void nothingIsUnpacked() throws Exception {
        var packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(new byte[10 << 20]);
        }

        assertThat(read(
                                "GET",
                                "HTTP/1.1 200 OK~Content-Encoding: gzip~~"
                                        + packed.toString(StandardCharsets.ISO_8859_1))
                        .body())
                .hasSizeLessThan(packed.size());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "",
                "SSH-2.0-OpenSSH~~",
                "HTTP/1.1 two OK~~",
                "HTTP/1.1 200 OK~no header~~",
                "HTTP/1.1 200 OK~: b~~",
                "HTTP/1.1 200 OK~ : b~~",
                "HTTP/1.1 200 OK~Content-Length: -1~~",
                "HTTP/1.1 200 OK~Content-Length: 6~~hello",
                "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~z~",
                "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~2~hello~0~~"
            })
    void whatIsNoAnswerIsNone(String wire) {
        assertThatThrownBy(() -> read("GET", wire))
                .isInstanceOf(Unanswered.class)
                .hasMessageContaining("cannot be reached, ");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"HTTP/1.1 200 OK~", "HTTP/1.1 200 OK~a: ", ""})
    void noLineIsReadWithoutEnd(String beginning) {
        assertThatThrownBy(() -> read("GET", beginning + "a".repeat(1 << 20)))
                .isInstanceOf(Unanswered.class)
                .hasMessageContaining("cannot be reached, ");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"a: b~", " b~"})
    void noHeadIsReadWithoutEnd(String line) {
        assertThatThrownBy(() -> read("GET", "HTTP/1.1 200 OK~a: b~" + line.repeat(1 << 16)))
                .isInstanceOf(Unanswered.class)
                .hasMessageContaining("cannot be reached, ");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"H", "HTTP/1.1 200 OK~Content-Length: 999999~~a", "HTTP/1.1 100 Continue~~"})
    void whoeverAnswersBitByBitIsNotListenedToForLong(String bit) throws Exception {
        try (RawServer server = new RawServer(out -> {
            while (true) {
                out.write(RawServer.bytes(bit));
                LockSupport.parkNanos(1_000_000);
            }
        })) {
            assertThatThrownBy(() -> asking.ask("GET", "http://127.0.0.1:" + server.port(), Duration.ofMillis(300)))
                    .isInstanceOf(Unanswered.class)
                    .hasMessageContaining("gives no answer within");
            assertThat(server.awaitEnd()).isTrue();
        }
    }

    private Response read(String method, String wire) throws IOException, Unanswered, InterruptedException {
        try (RawServer server = RawServer.of(wire)) {
            return asking.ask(method, "http://127.0.0.1:" + server.port());
        }
    }
}
