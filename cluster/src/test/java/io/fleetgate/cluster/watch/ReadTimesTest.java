package io.fleetgate.cluster.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadTimesTest {

    @ParameterizedTest
    @CsvSource({"PT2S, PT1S, PT1.5S", "PT5S, PT2S, PT3.25S", "PT1M, PT30S, PT40S", "PT1H, PT5M, PT5M10S"})
    void aWatchAndItsSilenceFitIntoTheTimeThatCounts(Duration staleAfter, Duration watch, Duration silence) {
        ReadTimes times = ReadTimes.within(staleAfter);

        assertThat(times.watch()).isEqualTo(watch);
        assertThat(times.watchSilence()).isEqualTo(silence);
    }

    @Test
    void aDeadConnectionIsGivenUpBeforeTheKindIsOutOfDate() {
        for (int seconds = 2; seconds < 1_000; seconds++) {
            Duration staleAfter = Duration.ofSeconds(seconds);

            assertThat(ReadTimes.within(staleAfter).watchSilence()).isLessThan(staleAfter);
        }
    }

    @Test
    void aWatchMayTakeNoLongerToBeginThanAListNorToGoOn() {
        assertThat(ReadTimes.within(Duration.ofMinutes(1)).watchAnswer()).isEqualTo(Duration.ofSeconds(30));
        assertThat(ReadTimes.within(Duration.ofSeconds(2)).watchAnswer()).isEqualTo(Duration.ofMillis(1500));
    }
}
