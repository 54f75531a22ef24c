package io.fleetgate.operator.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.ObjectKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToldTest {
    private static final Regarding BASE = new Regarding(SolarKinds.PROFILE, new ObjectKey("fleet", "base"), "uid");

    private final Told told = new Told();

    @ParameterizedTest
    @ValueSource(strings = {Occurrence.REFUSED, Occurrence.CONTENDED, Occurrence.DELETING})
    void whatGoesOnIsNewsOnce(String reason) {
        assertThat(told.isNews(Occurrence.warning(BASE, reason, "SetStatus", "why")))
                .isTrue();
        assertThat(told.isNews(Occurrence.warning(BASE, reason, "SetStatus", "why")))
                .isFalse();
        assertThat(told.isNews(Occurrence.warning(BASE, reason, "SetStatus", "another why")))
                .isTrue();
    }

    @Test
    void anythingElseIsNewsWheneverItHappens() {
        Occurrence flip = Occurrence.normal(BASE, "Accepted", "Accepted", "");

        assertThat(told.isNews(flip)).isTrue();
        assertThat(told.isNews(flip)).isTrue();
    }

    @Test
    void whatWasNotToldAfterAllIsNewsAgain() {
        assertThat(told.isNews(refused(0))).isTrue();

        told.forget(refused(0));

        assertThat(told.isNews(refused(0))).isTrue();
    }

    @Test
    void theOldestIsForgottenForFourThousandOthers() {
        told.isNews(refused(0));

        for (int other = 1; other < 4_096; other++) {
            told.isNews(refused(other));
        }
        assertThat(told.isNews(refused(0))).isFalse();
        told.isNews(refused(4_096));

        assertThat(told.isNews(refused(1))).as("remembered").isFalse();
        assertThat(told.isNews(refused(0))).as("forgotten").isTrue();
    }

    private static Occurrence refused(int what) {
        return Occurrence.warning(BASE, Occurrence.REFUSED, "SetStatus", "no " + what);
    }
}
