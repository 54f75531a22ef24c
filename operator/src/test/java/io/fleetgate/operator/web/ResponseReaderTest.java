package io.fleetgate.operator.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers as they come off the wire, whole and otherwise. */
class ResponseReaderTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            by length         | HTTP/1.1 200 OK~Content-Length: 5~~hello and more
            by its end        | HTTP/1.0 200~~hello
            in parts          | HTTP/1.1 200 OK~transfer-encoding: chunked~~2~he~3;x=y~llo~0~~
            after a first one | HTTP/1.1 100 Continue~~HTTP/1.1 200 OK~Content-Length: 5~~hello
            """)
    void theBodyIsReadHoweverItIsSent(String form, String wire) throws IOException {
        Response response = read("GET", wire);

        assertThat(response.status()).as(form).isEqualTo(200);
        assertThat(response.body()).as(form).isEqualTo("hello");
    }

    @Test
    void aHeadIsNotWaitedForBeyondItsEnd() throws IOException {
        Response response = read("HEAD", "HTTP/1.1 404 Not Found~Content-Length: 5~X-A:  b ~x-a: c~~");

        assertThat(response.body()).isEmpty();
        assertThat(response.headers().allValues("X-A")).containsExactly("b", "c");
    }

    @Test
    void ofALongBodyOnlyTheBeginningIsRead() throws IOException {
        String endless = "a".repeat(2 * ResponseReader.LONGEST_BODY);

        assertThat(read("GET", "HTTP/1.1 200 OK~~" + endless).body()).hasSize(ResponseReader.LONGEST_BODY);
        assertThat(read("GET", "HTTP/1.1 200 OK~Content-Length: 524288~~" + endless)
                        .body())
                .hasSize(ResponseReader.LONGEST_BODY);
        assertThat(read("GET", "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~80000~" + endless)
                        .body())
                .hasSize(ResponseReader.LONGEST_BODY);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "",
                "HTTP/1.1 200 OK~",
                "SSH-2.0-OpenSSH~~",
                "HTTP/1.1 2 OK~~",
                "HTTP/1.1 200 OK~no header~~",
                "HTTP/1.1 200 OK~ folded: value~~",
                "HTTP/1.1 200 OK~Content-Length: -1~~",
                "HTTP/1.1 200 OK~Content-Length: 6~~hello",
                "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~z~",
                "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~2~hello~0~~"
            })
    void whatIsNoAnswerIsNone(String wire) {
        assertThatThrownBy(() -> read("GET", wire)).isInstanceOf(IOException.class);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"HTTP/1.1 200 OK~a: ", "HTTP/1.1 200 OK~a", "HTTP/1.1 100 Continue~~"})
    void aHeadWithoutEndIsNotReadToItsEnd(String repeated) {
        assertThatThrownBy(() -> read("GET", repeated.repeat(1 + (64 << 10) / 16)))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> read("GET", repeated + "a".repeat(64 << 10))).isInstanceOf(IOException.class);
    }

    private static Response read(String method, String wire) throws IOException {
        byte[] bytes = wire.replace("~", "\r\n").getBytes(StandardCharsets.UTF_8);
        return new ResponseReader(new ByteArrayInputStream(bytes)).read(method);
    }
}
