package io.fleetgate.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ShortenedNameTest {

    @Test
    void aNameThatFitsStaysAsItIs() {
        assertThat(ShortenedName.of("a".repeat(63), 63)).isEqualTo("a".repeat(63));
    }

    @Test
    void aLongOneEndsInItsPublishedHash() {
        assertThat(ShortenedName.of("a".repeat(100), 63)).isEqualTo("a".repeat(54) + "-28165978");
    }

    @Test
    @DisplayName("L12: a cut after a dot still gives a DNS name")
    void aCutAfterADotStillGivesADnsName() {
        String text = "x".repeat(47) + ".y" + "z".repeat(40);

        assertThat(ShortenedName.of(text, 57)).matches("x{47}-[0-9a-f]{8}");
        assertThat(DnsLabel.isValid(ShortenedName.of(text, 57))).isTrue();
    }
}
