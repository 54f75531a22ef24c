package io.fleetgate.cluster.informer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WatchTimesTest {

    @ParameterizedTest
    @CsvSource({"PT2S, PT1S, PT1.5S", "PT5S, PT2S, PT3.25S", "PT1M, PT30S, PT40S", "PT1H, PT5M, PT5M10S"})
    void aWatchAndItsSilenceFitIntoTheTimeThatCounts(Duration staleAfter, Duration lasting, Duration silence) {
        assertThat(WatchTimes.within(staleAfter)).isEqualTo(new WatchTimes(lasting, silence));
    }

    @Test
    void aDeadConnectionIsGivenUpBeforeTheKindIsOutOfDate() {
        for (int seconds = 2; seconds < 1_000; seconds++) {
            Duration staleAfter = Duration.ofSeconds(seconds);

            assertThat(WatchTimes.within(staleAfter).silence()).isLessThan(staleAfter);
        }
    }
}
