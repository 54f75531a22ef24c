package io.fleetgate.cluster.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpServer;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an answer that is not the one that was asked for says about the next request. */
class ApiServerTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @ParameterizedTest
    @CsvSource({"429, 7, 7", "503, 0, 0", "503, , 0", "429, 'Mon, 30 Nov 2026 12:00:00 GMT', 0", "429, 99999999999, 0"})
    void theSecondsAreHeardForWhichAServerAsksToBeLeftAlone(int code, String header, long seconds) {
        answers(code, header);

        assertThat(failure().retryAfter()).isEqualTo(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 404, 410})
    void whatWasReadBeforeIsNoUseAnyMore(int code) {
        answers(code, null);

        assertThat(failure().endsWhatIsKnown()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403, 429, 500, 502, 503, 504})
    void whatWasReadBeforeStillHolds(int code) {
        answers(code, null);

        assertThat(failure().endsWhatIsKnown()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"410, true", "500, true", "400, true", "429, false", "503, false"})
    void anErrorInTheMiddleOfAWatchEndsIt(int code, boolean endsWhatIsKnown) {
        assertThat(ReadFailure.told(code).endsWhatIsKnown()).isEqualTo(endsWhatIsKnown);
    }

    private void answers(int code, String retryAfter) {
        server.createContext("/", exchange -> {
            if (retryAfter != null) {
                exchange.getResponseHeaders().set("Retry-After", retryAfter);
            }
            exchange.sendResponseHeaders(code, -1);
            exchange.close();
        });
    }

    private ReadFailure failure() {
        var url = "http://127.0.0.1:" + server.getAddress().getPort();
        try (var client = new KubernetesClientBuilder()
                .editOrNewConfig()
                .withMasterUrl(url)
                .withRequestRetryBackoffLimit(0)
                .endConfig()
                .build()) {
            return catchThrowableOfType(
                    ReadFailure.class,
                    () -> new ApiServer(client).get("apis", LIMIT, LIMIT).close());
        }
    }
}
