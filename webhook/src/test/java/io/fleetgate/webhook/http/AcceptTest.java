package io.fleetgate.webhook.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcceptTest {
    private static final List<String> OFFERED = List.of("application/json", "text/plain");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*/* | application/json",
                "text/plain | text/plain",
                "TEXT/PLAIN;charset=utf-8 | text/plain",
                "text/* | text/plain",
                "text/html, */*;q=0.1 | application/json",
                "application/json;q=0.5, text/plain;q=0.9 | text/plain",
                "text/plain;q=0, */* | application/json",
                "application/json, text/plain | application/json"
            })
    void theBestLikedRepresentationIsChosen(String header, String chosen) {
        assertThat(Accept.choose(header, OFFERED, Function.identity())).isEqualTo(chosen);
    }

    @Test
    void noHeaderMeansTheFirst() {
        assertThat(Accept.choose(null, OFFERED, Function.identity())).isEqualTo("application/json");
    }

    @Test
    void aClientThatLikesNothingOfferedIsTold() {
        assertThatThrownBy(() -> Accept.choose("image/png", OFFERED, Function.identity()))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("application/json, text/plain");
    }
}
