package io.fleetgate.cluster.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BackoffTest {
    private final Backoff backoff = new Backoff();

    @Test
    void eachFailureWaitsLongerUpToEightSeconds() {
        for (long longest : new long[] {250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000}) {
            assertThat(backoff.next(Duration.ZERO))
                    .isBetween(Duration.ofMillis(longest / 2), Duration.ofMillis(longest));
        }
    }

    @Test
    void afterASuccessItStartsAnew() {
        backoff.next(Duration.ZERO);
        backoff.next(Duration.ZERO);
        backoff.reset();

        assertThat(backoff.next(Duration.ZERO)).isLessThanOrEqualTo(Duration.ofMillis(250));
    }

    @Test
    void aServerThatAsksToBeLeftAloneIsAskedNoSooner() {
        assertThat(backoff.next(Duration.ofSeconds(5))).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void aServerThatAsksToBeLeftAloneForAnHourIsAskedAfterHalfAMinute() {
        assertThat(backoff.next(Duration.ofHours(1))).isEqualTo(Duration.ofSeconds(30));
    }
}
