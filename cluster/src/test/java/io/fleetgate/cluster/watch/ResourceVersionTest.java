package io.fleetgate.cluster.watch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResourceVersionTest {

    @ParameterizedTest
    @CsvSource({
        "1, 0",
        "2, 1",
        "10, 9",
        "1000, 999",
        "340282366920938463463374607431768211456, 340282366920938463463374607431768211455"
    })
    void theLargerNumberIsTheLater(String later, String earlier) {
        assertThat(version(later).isAfter(version(earlier))).isTrue();
        assertThat(version(earlier).isAfter(version(later))).isFalse();
    }

    @Test
    void noVersionIsAfterItself() {
        assertThat(version("7").isAfter(version("7"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "7a, 1", "-7, 1", "07, 1", "7.5, 1", "' 7', 1", "٧, 1"})
    void whatIsNoNumberIsNeitherBeforeNorAfterAnything(String opaque, String number) {
        assertThat(version(opaque).isAfter(version(number))).isFalse();
        assertThat(version(number).isAfter(version(opaque))).isFalse();
        assertThat(version(opaque).number()).isEmpty();
    }

    @Test
    void aNumberThatFitsIsGivenAsOne() {
        assertThat(version("123456789012345678").number()).hasValue(123_456_789_012_345_678L);
        assertThat(version("1234567890123456789").number()).isEmpty();
    }

    private static ResourceVersion version(String text) {
        return new ResourceVersion(text);
    }
}
