package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.LeaderElectionRecord;
import java.time.Duration;
import java.time.ZonedDateTime;
import org.junit.jupiter.api.Test;

class RivalTest {
    private static final Duration LEASE = Duration.ofSeconds(15);
    private static final ZonedDateTime LONG_AGO = ZonedDateTime.parse("2001-01-01T00:00:00Z");

    private final HandMovedClock clock = new HandMovedClock();
    private final Rival rival = new Rival(clock, LEASE);

    @Test
    void aLeaseRunsOutWhenItWasSeenUnchangedForItsDuration() {
        assertThat(rival.hasRunOut(renewed(0))).isFalse();
        clock.pass(LEASE);
        assertThat(rival.hasRunOut(renewed(0))).isFalse();
        clock.pass(Duration.ofNanos(1));
        assertThat(rival.hasRunOut(renewed(0))).isTrue();
    }

    @Test
    void aHolderWhoseClockIsYearsBehindKeepsItsLeaseByRenewingIt() {
        for (int renewal = 0; renewal < 10; renewal++) {
            assertThat(rival.hasRunOut(renewed(renewal))).isFalse();
            clock.pass(LEASE);
        }
    }

    @Test
    void aClockThatIsSetHereIsNoTimeThatHasPassed() {
        assertThat(rival.hasRunOut(renewed(0))).isFalse();
        clock.setWall(Duration.ofHours(1));
        assertThat(rival.hasRunOut(renewed(0))).isFalse();
    }

    @Test
    void aLeaseThatIsGoneIsRememberedUntilItHasRunOut() {
        rival.hasRunOut(renewed(0));

        assertThat(rival.remembered()).hasValue(renewed(0));
        clock.pass(LEASE.plusNanos(1));
        assertThat(rival.remembered()).isEmpty();
    }

    @Test
    void aLeaseThatWasGivenBackIsForgotten() {
        rival.hasRunOut(renewed(0));

        rival.forget();

        assertThat(rival.remembered()).isEmpty();
    }

    @Test
    void aLeaseThatSomebodyHasEditedHoldsNoLongerThanAnyLeaderAsksFor() {
        var forEver = lasting(Duration.ofSeconds(Integer.MAX_VALUE));

        assertThat(rival.hasRunOut(forEver)).isFalse();
        clock.pass(Duration.ofMinutes(5).plusNanos(1));

        assertThat(rival.hasRunOut(forEver)).isTrue();
    }

    @Test
    void aLeaseThatSomebodyHasCutShortHoldsAsLongAsItsHolderMayThink() {
        var cutShort = lasting(Duration.ofSeconds(1));

        assertThat(rival.hasRunOut(cutShort)).isFalse();
        clock.pass(LEASE);

        assertThat(rival.hasRunOut(cutShort)).isFalse();
    }

    private static LeaderElectionRecord renewed(int times) {
        return new LeaderElectionRecord("rival", LEASE, LONG_AGO, LONG_AGO.plusNanos(times), 0);
    }

    private static LeaderElectionRecord lasting(Duration duration) {
        return new LeaderElectionRecord("rival", duration, LONG_AGO, LONG_AGO, 0);
    }
}
