package io.fleetgate.webhook;

import static io.fleetgate.webhook.RawHttp.answer;
import static io.fleetgate.webhook.RawHttp.trickle;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** TLS and HTTP below the endpoints. */
class TransportIT {
    private static final String HEAD =
            "POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

    @TempDir
    private static Path folder;

    @AutoClose
    private static RunningWebhook webhook;

    @BeforeAll
    static void start() throws Exception {
        webhook = RunningWebhook.allowing(folder, "decision-timeout=700ms");
    }

    @Test
    void http2AndHttp1AreBothAnswered() throws Exception {
        HttpResponse<String> http2 = webhook.validate(Reviews.update());
        HttpResponse<String> http1 = webhook.postOverHttp1(
                "/validate", BodyPublishers.ofString(Reviews.update()), "Content-Type", "application/json");

        assertThat(http2.version()).isEqualTo(HttpClient.Version.HTTP_2);
        assertThat(http1.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
        assertThat(http1.body()).isEqualTo(http2.body());
    }

    @Test
    void theServerDoesNotSayWhatItIs() throws Exception {
        HttpResponse<String> answer = webhook.validate(Reviews.update());

        assertThat(answer.headers().map().keySet())
                .containsExactlyInAnyOrder(":status", "content-type", "content-length");
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void aModernTlsVersionIsSpoken(String version) throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            socket.setEnabledProtocols(new String[] {version});
            socket.startHandshake();

            assertThat(socket.getSession().getProtocol()).isEqualTo(version);
        }
    }

    @Test
    void anOldTlsVersionIsRefused() throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            socket.setEnabledProtocols(new String[] {"TLSv1.1"});

            assertThatThrownBy(socket::startHandshake).isInstanceOf(SSLException.class);
        }
    }

    @Test
    @DisplayName("BC-013: a body that trickles is cut by the deadline while others are served")
    void aBodyThatTricklesIsCutByTheDeadlineWhileOthersAreServed() throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            Thread sender = trickle(socket, HEAD + "Content-Length: 1000\r\n\r\n", " ");

            String status = answer(socket).readLine();

            assertThat(status).startsWith("HTTP/1.1 408");
            assertThat(webhook.validate(Reviews.update()).statusCode()).isEqualTo(200);
            sender.interrupt();
        }
    }

    @Test
    void aRequestThatIsNotHttpIsCutWithoutAStackTrace() throws Exception {
        try (SSLSocket socket = webhook.connect()) {
            socket.getOutputStream().write("nonsense\r\n\r\n".getBytes(US_ASCII));

            assertThat(answer(socket).lines().toList()).first().asString().startsWith("HTTP/1.1 400");
        }
    }
}
