package io.fleetgate.operator.queue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DelaysTest {
    private final Delays<String> delays = new Delays<>();

    @Test
    void whatIsPutOffIsDueAtItsMomentAndNotBefore() {
        delays.putOff("a", 100);

        assertThat(delays.untilNext(40)).isEqualTo(60);
        assertThat(delays.takeDue(99)).isEmpty();
        assertThat(delays.takeDue(100)).hasValue("a");
        assertThat(delays.takeDue(100)).isEmpty();
    }

    @Test
    void theEarliestIsDueFirst() {
        delays.putOff("late", 200);
        delays.putOff("early", 100);

        assertThat(delays.takeDue(300)).hasValue("early");
        assertThat(delays.takeDue(300)).hasValue("late");
    }

    @Test
    void anItemWaitsForTheEarliestOfItsMoments() {
        assertThat(delays.putOff("a", 200)).isTrue();
        assertThat(delays.putOff("a", 300)).isFalse();
        assertThat(delays.putOff("a", 200)).isFalse();
        assertThat(delays.putOff("a", 100)).isTrue();

        assertThat(delays.size()).isOne();
        assertThat(delays.takeDue(100)).hasValue("a");
        assertThat(delays.takeDue(400)).isEmpty();
    }

    @Test
    void whatIsForgottenIsNeverDue() {
        delays.putOff("a", 100);
        delays.putOff("b", 100);

        delays.forget("a");
        delays.forget("never put off");

        assertThat(delays.takeDue(100)).hasValue("b");
        assertThat(delays.takeDue(100)).isEmpty();
    }

    @Test
    void whereNothingIsPutOffThereIsNothingToWaitFor() {
        assertThat(delays.untilNext(0)).isEqualTo(Long.MAX_VALUE);

        delays.putOff("a", 100);
        delays.clear();

        assertThat(delays.untilNext(0)).isEqualTo(Long.MAX_VALUE);
        assertThat(delays.size()).isZero();
    }

    @Test
    void aClockThatWrapsAroundIsNoTrouble() {
        long now = Long.MAX_VALUE - 10;
        delays.putOff("after", now + 20);
        delays.putOff("before", now + 5);

        assertThat(delays.untilNext(now)).isEqualTo(5);
        assertThat(delays.takeDue(now + 5)).hasValue("before");
        assertThat(delays.takeDue(now + 5)).isEmpty();
        assertThat(delays.takeDue(now + 20)).hasValue("after");
    }
}
