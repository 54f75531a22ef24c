package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {

    @Test
    void theTableShowsEachServerAndTheRatioToEachReference() {
        Comparison comparison = new Comparison(Protocol.H2);
        comparison.add(Contestant.GO, Measurements.of(10_000, 1, 16));
        comparison.add(Contestant.FLEETGATE, Measurements.of(15_000, 0.5, 200));

        assertThat(Figures.table(comparison)).isEqualTo("""
                HTTP/2, 32 streams on one connection        requests/s   p50 ms   p99 ms  CPU s/10k  RSS MiB  load CPU s/10k
                  go no-op                                      10,000     1.00     2.00      1.000       16           0.100
                  fleetgate                                     15,000     1.00     2.00      0.500      200           0.100
                  fleetgate ÷ go no-op                           1.50×    1.00×    1.00×      0.50×    12.5×
                    in single rounds: requests/s 1.50× to 1.50×, CPU 0.50× to 0.50×
                """);
    }
}
