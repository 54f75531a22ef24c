package io.fleetgate.operator.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetriesTest {
    private final Retries<String> retries = new Retries<>();

    @ParameterizedTest(name = "F19: after {0} failures in a row between {1} and {2} ms")
    @CsvSource({"1, 50, 100", "2, 100, 200", "3, 200, 400", "7, 3200, 6400", "12, 102400, 204800", "13, 150000, 300000"
    })
    void theWaitIsTwiceAsLongAfterEachFailure(int failures, long shortest, long longest) {
        Duration wait = failTimes("a", failures);

        assertThat(wait).isBetween(Duration.ofMillis(shortest), Duration.ofMillis(longest));
    }

    @Test
    void theWaitStaysUnderFiveMinutesHoweverOftenItFails() {
        assertThat(failTimes("a", 10_000)).isBetween(Duration.ofMinutes(2), Duration.ofMinutes(5));
    }

    @Test
    void anItemThatSucceedsBeginsAnew() {
        failTimes("a", 9);

        retries.succeeded("a");

        assertThat(retries.failing()).isZero();
        assertThat(retries.failed("a")).isLessThanOrEqualTo(Duration.ofMillis(100));
    }

    @Test
    void oneItemDoesNotWaitForTheFailuresOfAnother() {
        failTimes("bad", 12);

        assertThat(retries.failed("good")).isLessThanOrEqualTo(Duration.ofMillis(100));
        assertThat(retries.failing()).isEqualTo(2);
    }

    @Test
    void itemsThatFailTogetherDoNotComeBackTogether() {
        Set<Duration> waits = new HashSet<>();
        for (int item = 0; item < 50; item++) {
            waits.add(failTimes("item-" + item, 6));
        }

        assertThat(waits).hasSizeGreaterThan(25);
    }

    @Test
    void afterClearNothingHasFailed() {
        failTimes("a", 3);

        retries.clear();

        assertThat(retries.failing()).isZero();
    }

    private Duration failTimes(String item, int failures) {
        Duration wait = Duration.ZERO;
        for (int failure = 0; failure < failures; failure++) {
            wait = retries.failed(item);
        }
        return wait;
    }
}
