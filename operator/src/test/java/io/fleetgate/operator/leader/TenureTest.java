package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class TenureTest {
    private static final Duration HOUR = Duration.ofHours(1);

    private final HandMovedClock clock = new HandMovedClock();
    private final Tenure tenure = new Tenure(Duration.ofSeconds(15), clock);

    @Test
    void nothingIsLeftBeforeTheFirstRenewal() {
        assertThat(tenure.left()).isZero();
        assertThat(tenure.hasBegun()).isFalse();
    }

    @Test
    void aRenewalLastsForEightFifteenthsOfTheLeaseFromTheMomentItWasSent() {
        Moment sent = clock.get();
        clock.pass(Duration.ofSeconds(3));

        tenure.renewed(sent);

        assertThat(tenure.left()).isEqualTo(Duration.ofSeconds(5));
        clock.pass(Duration.ofSeconds(5));
        assertThat(tenure.left()).isZero();
    }

    @Test
    void aClockThatIsSetBackAddsNothing() {
        tenure.renewed(clock.get());

        clock.setWall(HOUR.negated());
        clock.pass(Duration.ofSeconds(6));

        assertThat(tenure.left()).isEqualTo(Duration.ofSeconds(2));
    }

    @Test
    void aClockThatIsSetForwardShutsTheFenceUntilTheNextRenewal() {
        tenure.renewed(clock.get());

        clock.setWall(HOUR);
        assertThat(tenure.left()).isNegative();
        tenure.renewed(clock.get());

        assertThat(tenure.left()).isEqualTo(Duration.ofSeconds(8));
    }

    @Test
    void itEndsForTheFirstReasonAndForGood() throws InterruptedException {
        tenure.renewed(clock.get());

        tenure.lostTo("another");
        tenure.end("it is told to stop");
        tenure.renewed(clock.get());

        assertThat(tenure.awaitEnd()).isEqualTo("the lease is held by another");
        assertThat(tenure.left()).isZero();
        assertThat(tenure.awaitBegin(HOUR)).isFalse();
    }

    @Test
    void onceNothingWasLeftItIsNotRenewedAnyMore() throws InterruptedException {
        tenure.renewed(clock.get());
        clock.pass(Duration.ofSeconds(8));

        assertThat(tenure.awaitEnd()).isEqualTo("the lease was not renewed in time");
        tenure.renewed(clock.get());

        assertThat(tenure.left()).isZero();
    }

    @Test
    void whoNeverHeldTheLeaseLosesNothingToItsHolder() throws InterruptedException {
        tenure.lostTo("another");
        tenure.renewed(clock.get());

        assertThat(tenure.awaitBegin(HOUR)).isTrue();
    }
}
