package io.fleetgate.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListenAddressTest {

    @ParameterizedTest
    @CsvSource({"127.0.0.1:8443", "localhost:0", "[::1]:65535", "example.test:1"})
    void anAddressIsWrittenAsItWasRead(String text) {
        assertThat(ListenAddress.parse(text)).hasToString("Optional[" + text + "]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "8443",
                ":8443",
                "localhost",
                "localhost:",
                "localhost:65536",
                "::1:1",
                "a b:1",
                "localhost:1\n"
            })
    void whatIsNotHostAndPortIsRefused(String text) {
        assertThat(ListenAddress.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, true", "127.9.9.9, true", "localhost, true", "::1, true",
        "0.0.0.0, false", "::, false", "10.0.0.1, false", "127.0.0.1.example.test, false"
    })
    void loopbackIsToldFromTheText(String host, boolean isLoopback) {
        assertThat(new ListenAddress(host, 1).isLoopback()).isEqualTo(isLoopback);
    }
}
