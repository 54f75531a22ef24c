package io.fleetgate.operator.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RestraintTest {
    private final HandMovedNanos time = new HandMovedNanos();
    private final Restraint<String> restraint = new Restraint<>(time);

    @Test
    void theSameMayBeWrittenTenTimesInARow() {
        assertThat(writesUntilHeldBack("a")).isEqualTo(10);
    }

    @Test
    void afterThatItMayBeWrittenOnceEveryTenSeconds() {
        writesUntilHeldBack("a");

        assertThat(restraint.tryWrite("a")).isEqualTo(Duration.ofSeconds(10));

        time.pass(Duration.ofSeconds(10));

        assertThat(writesUntilHeldBack("a")).isOne();
    }

    @Test
    void whoIsHeldBackIsToldHowLongIsLeft() {
        writesUntilHeldBack("a");

        time.pass(Duration.ofSeconds(7));

        assertThat(restraint.tryWrite("a")).isEqualTo(Duration.ofSeconds(3));
        assertThat(restraint.tryWrite("a")).as("asking costs nothing").isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void aQuarrelThatEndsIsForgotten() {
        writesUntilHeldBack("a");

        time.pass(Duration.ofSeconds(100));

        assertThat(writesUntilHeldBack("a")).isEqualTo(10);
    }

    @Test
    void nobodyWaitsForTheQuarrelOfAnother() {
        writesUntilHeldBack("a");

        assertThat(restraint.tryWrite("b")).isZero();
    }

    @Test
    void whatIsForgottenIsNeverAQuarrelThatGoesOn() {
        writesUntilHeldBack("a");

        for (int other = 0; other < 5_000; other++) {
            restraint.tryWrite("other-" + other);
        }

        assertThat(restraint.tryWrite("a")).isPositive();
    }

    private int writesUntilHeldBack(String content) {
        int writes = 0;
        while (restraint.tryWrite(content).isZero()) {
            writes++;
        }
        return writes;
    }
}
