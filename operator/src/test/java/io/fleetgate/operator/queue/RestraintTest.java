package io.fleetgate.operator.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.time.HandMovedNanos;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RestraintTest {
    private final HandMovedNanos time = new HandMovedNanos();
    private final Restraint<String> restraint = new Restraint<>(time);

    @Test
    void theSameMayBeDoneTenTimesInARow() {
        assertThat(timesUntilHeldBack("a")).isEqualTo(10);
    }

    @Test
    void afterThatItMayBeDoneOnceEveryTenSeconds() {
        timesUntilHeldBack("a");

        assertThat(restraint.tryOnce("a")).isEqualTo(Duration.ofSeconds(10));

        time.pass(Duration.ofSeconds(10));

        assertThat(timesUntilHeldBack("a")).isOne();
    }

    @Test
    void whoIsHeldBackIsToldHowLongIsLeft() {
        timesUntilHeldBack("a");

        time.pass(Duration.ofSeconds(7));

        assertThat(restraint.tryOnce("a")).isEqualTo(Duration.ofSeconds(3));
        assertThat(restraint.tryOnce("a")).as("asking costs nothing").isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void whatIsCountedCountsAsIfItHadBeenAskedFor() {
        for (int time = 0; time < 10; time++) {
            assertThat(restraint.untilNext("a")).isZero();
            restraint.count("a");
        }

        assertThat(restraint.untilNext("a")).isEqualTo(Duration.ofSeconds(10));
        restraint.count("a");
        assertThat(restraint.untilNext("a")).as("once too often").isEqualTo(Duration.ofSeconds(20));
    }

    @Test
    void aQuarrelThatEndsIsForgotten() {
        timesUntilHeldBack("a");

        time.pass(Duration.ofSeconds(100));

        assertThat(timesUntilHeldBack("a")).isEqualTo(10);
    }

    @Test
    void nobodyWaitsForTheQuarrelOfAnother() {
        timesUntilHeldBack("a");

        assertThat(restraint.tryOnce("b")).isZero();
    }

    @Test
    void whatIsForgottenIsNeverAQuarrelThatGoesOn() {
        timesUntilHeldBack("a");

        for (int other = 0; other < 5_000; other++) {
            restraint.tryOnce("other-" + other);
        }

        assertThat(restraint.tryOnce("a")).isPositive();
    }

    @Test
    void somethingElseInBetweenMakesItNoRow() {
        for (int time = 0; time < 20; time++) {
            assertThat(restraint.tryOnce("a", time % 2)).isZero();
        }
    }

    @Test
    void theSameIsHeldBackWhereverSomethingElseIsDone() {
        for (int time = 0; time < 10; time++) {
            restraint.tryOnce("a", "same");
            restraint.tryOnce("b", time);
        }

        assertThat(restraint.tryOnce("a", "same")).isPositive();
    }

    @Test
    void whatIsForgivenBeginsAnew() {
        timesUntilHeldBack("a");

        restraint.forgive("a", "something else");
        assertThat(restraint.tryOnce("a")).isPositive();

        restraint.forgive("a", "a");
        assertThat(timesUntilHeldBack("a")).isEqualTo(10);
    }

    @Test
    void howOftenIsUpToWhoeverAsks() {
        var rare = new Restraint<String>(1, Duration.ofMinutes(10), time);

        assertThat(rare.tryOnce("a")).isZero();
        assertThat(rare.tryOnce("a")).isEqualTo(Duration.ofMinutes(10));
    }

    private int timesUntilHeldBack(String content) {
        int times = 0;
        while (restraint.tryOnce(content).isZero()) {
            times++;
        }
        return times;
    }
}
