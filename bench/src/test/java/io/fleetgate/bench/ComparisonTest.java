package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void takesTheMedianOfEachFigureByItself() {
        Comparison comparison = new Comparison(Protocol.H2);
        comparison.add("a", Measurements.of(100, 0.9, 10));
        comparison.add("a", Measurements.of(300, 0.5, 30));
        comparison.add("a", Measurements.of(200, 0.7, 20));

        assertThat(comparison.median("a")).isEqualTo(Measurements.of(200, 0.7, 20));
    }

    @Test
    void comparesWithinARoundSoThatASlowRoundCostsNobody() {
        Comparison comparison = new Comparison(Protocol.H1);
        for (double machine : new double[] {1, 0.1, 3}) {
            comparison.add("reference", Measurements.of(100 * machine, 1 / machine, 10));
            comparison.add("ours", Measurements.of(150 * machine, 0.5 / machine, 20));
        }

        Measurement ratio = comparison.ratio("ours", "reference");

        assertThat(ratio.rps()).isEqualTo(1.5);
        assertThat(ratio.cpuSecondsPer10k()).isEqualTo(0.5);
        assertThat(ratio.peakRssMb()).isEqualTo(2);
    }
}
