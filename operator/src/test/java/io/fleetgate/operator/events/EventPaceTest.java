package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.operator.time.HandMovedNanos;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EventPaceTest {
    private static final Duration ONE_MORE_OF_ALL = Duration.ofMillis(100);
    private static final Duration ALL_AGAIN = Duration.ofSeconds(10);
    private static final Duration ONE_MORE_OF_ONE = Duration.ofMinutes(5);
    private static final Duration NANO = Duration.ofNanos(1);
    private static final int REMEMBERED = 4_096;

    private final HandMovedNanos time = new HandMovedNanos();
    private final EventPace pace = new EventPace(time);
    private int others;

    @Test
    void twentyFiveInARowAreSentOfOneObject() {
        assertThat(sentOf("base")).isEqualTo(25);
    }

    @Test
    void afterThatOneIsSentEveryFiveMinutes() {
        sentOf("base");

        time.pass(ONE_MORE_OF_ONE.minus(NANO));
        assertThat(sentOf("base")).isZero();
        time.pass(NANO);
        assertThat(sentOf("base")).isOne();
    }

    @Test
    void anObjectDoesNotWaitForAnotherOfWhichMuchIsSent() {
        sentOf("base");

        assertThat(sentOf("other")).isEqualTo(25);
    }

    @Test
    void aNewObjectOfTheSameNameDoesNotWaitForTheOldOne() {
        sentOf("base");

        assertThat(pace.tryOneMore(new Regarding(SolarKinds.PROFILE, new ObjectKey("fleet", "base"), "another")))
                .isTrue();
    }

    @Test
    void aHundredInARowAreSentOfAllAndThenTenASecond() {
        assertThat(sentOfOthers(150)).isEqualTo(100);

        time.pass(ONE_MORE_OF_ALL.minus(NANO));
        assertThat(sentOfOthers(5)).isZero();
        time.pass(NANO);
        assertThat(sentOfOthers(5)).isOne();
    }

    @Test
    void whatOthersLeaveNoRoomForCostsAnObjectNothing() {
        sentOfOthers(100);

        assertThat(sentOf("base")).isZero();
        time.pass(ALL_AGAIN);

        assertThat(sentOf("base")).isEqualTo(25);
    }

    @Test
    void anObjectOfWhichNothingIsToldIsForgottenForFourThousandOthers() {
        sentOf("base");
        hearOfOthers(REMEMBERED);

        assertThat(sentOf("base")).as("as if nothing had been sent").isEqualTo(25);
    }

    @Test
    void anObjectIsRememberedForAsLongAsThereIsRoom() {
        sentOf("base");
        hearOfOthers(REMEMBERED - 1);

        assertThat(sentOf("base")).isZero();
    }

    @Test
    void anObjectThatIsToldOfAllTheTimeIsNotForgotten() {
        sentOf("base");
        hearOfOthers(REMEMBERED / 2);
        sentOf("base");
        hearOfOthers(REMEMBERED - 1);

        assertThat(sentOf("base")).isZero();
    }

    private int sentOf(String profile) {
        int sent = 0;
        while (pace.tryOneMore(regarding(profile))) {
            sent++;
        }
        return sent;
    }

    /** One of each, of which nothing was told before. */
    private int sentOfOthers(int many) {
        int sent = 0;
        for (int other = 0; other < many; other++) {
            others++;
            if (pace.tryOneMore(regarding("other-" + others))) {
                sent++;
            }
        }
        return sent;
    }

    /** In no time, and then there is room for all that may be sent in a row. */
    private void hearOfOthers(int many) {
        sentOfOthers(many);
        time.pass(ALL_AGAIN);
    }

    private static Regarding regarding(String profile) {
        return new Regarding(SolarKinds.PROFILE, new ObjectKey("fleet", profile), "uid-of-" + profile);
    }
}
