package io.fleetgate.webhook.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CallerTimeoutTest {
    private static final Duration LIMIT = Duration.ofMinutes(5);

    @ParameterizedTest
    @CsvSource({"timeout=10s, 9500", "timeout=1s, 800", "timeout=500ms, 400", "a=b&timeout=1m30s&c=d, 89500"})
    void aPartOfTheCallersTimeoutIsLeftForTheWayBack(String query, long millis) {
        assertThat(CallerTimeout.budget(query, LIMIT)).hasMillis(millis);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a=b", "timeout=", "timeout=soon", "timeout=0s", "timeout=-1s", "xtimeout=1s", "timeout=10"})
    void aQueryWithoutAReadableTimeoutLeavesTheLimit(String query) {
        assertThat(CallerTimeout.budget(query, LIMIT)).isEqualTo(LIMIT);
    }

    @Test
    void aPatientCallerDoesNotLengthenTheLimit() {
        assertThat(CallerTimeout.budget("timeout=30s", Duration.ofSeconds(2))).hasSeconds(2);
    }

    @Test
    void noQueryLeavesTheLimit() {
        assertThat(CallerTimeout.budget(null, LIMIT)).isEqualTo(LIMIT);
    }
}
