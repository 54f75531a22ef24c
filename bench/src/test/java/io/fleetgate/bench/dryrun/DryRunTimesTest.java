package io.fleetgate.bench.dryrun;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DryRunTimesTest {

    @Test
    void theLineSaysWhatWasPlannedAndHowLongItTook() {
        assertThat(new DryRunTimes(480.2, 21.04, 40, 19.5, 300, 846_246).line())
                .contains(
                        "1,000 targets × 100 Profiles, 10 on each",
                        "p50 21.0 ms",
                        "p99 40.0 ms",
                        "CPU 19.5 ms",
                        "480 ms");
    }
}
