package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class MedianTest {

    @Test
    void isTheMiddleOfAnOddCount() {
        assertThat(Median.of(9, 1, 5)).isEqualTo(5);
    }

    @Test
    void isTheMeanOfTheTwoInTheMiddleOfAnEvenCount() {
        assertThat(Median.of(4, 1, 2, 100)).isEqualTo(3);
    }

    @Test
    void needsAtLeastOneValue() {
        assertThatIllegalArgumentException().isThrownBy(Median::of);
    }
}
