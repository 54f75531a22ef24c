package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two replicas that agree by a Lease. */
@Timeout(60)
class LeaseElectionIT {

    @AutoClose
    private ScriptedLeases leases;

    private Replica first;
    private Replica second;

    @BeforeEach
    void startServer() throws IOException {
        leases = new ScriptedLeases();
        first = new Replica("first", leases);
        second = new Replica("second", leases);
    }

    @AfterEach
    void stopReplicas() {
        first.close();
        second.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1})
    void oneLeadsAndTheOtherWaitsWhateverItsClockOnTheWallSays(int hours) throws InterruptedException {
        first.start().awaitStart();
        second.setWallClock(Duration.ofHours(hours));
        second.start();

        leases.awaitChanges(10);

        assertThat(first.election().isLeading()).isTrue();
        assertThat(first.election().tenures()).isEqualTo(1);
        assertThat(first.isToldNothingElse()).isTrue();
        assertThat(second.election().isLeading()).isFalse();
        assertThat(second.election().left()).isZero();
        assertThat(second.isToldNothingElse()).isTrue();
    }

    @Test
    void aLeaderThatStopsKeepsTheLeaseUntilItsWritesAreFinishedAndGivesItBackThen() throws InterruptedException {
        CountDownLatch isDrained = new CountDownLatch(1);
        first.drainBy(() -> await(isDrained));
        first.start().awaitStart();
        second.start();

        Thread closing = Thread.ofPlatform().start(first::close);
        assertThat(first.awaitStop().isFenceOpen()).isFalse();
        leases.awaitChanges(10);
        assertThat(leases.lease().getSpec().getHolderIdentity()).isEqualTo("first");
        assertThat(second.isToldNothingElse()).isTrue();
        isDrained.countDown();
        closing.join();
        long returned = leases.lastChange();

        assertThat(second.awaitStart().time() - returned).isLessThan(Replica.LEASE.toNanos());
    }

    @Test
    void whoCannotReachTheServerStopsBeforeTheOtherBegins() throws InterruptedException {
        first.start().awaitStart();
        second.start();
        leases.awaitChanges(2);

        leases.cutOff("first");

        Replica.Told start = second.awaitStart();
        Replica.Told stop = first.awaitStop();
        assertThat(stop.isFenceOpen()).isFalse();
        assertThat(stop.time()).isLessThan(start.time());
        assertThat(first.election().left()).isZero();
        assertThat(leases.lease().getSpec().getLeaseTransitions()).isEqualTo(1);
    }

    @Test
    void aLeaseThatIsDeletedStaysWithItsHolder() throws InterruptedException {
        first.start().awaitStart();
        second.start();
        leases.awaitChanges(5);

        leases.delete();
        leases.awaitChanges(5);

        assertThat(leases.lease().getSpec().getHolderIdentity()).isEqualTo("first");
        assertThat(first.isToldNothingElse()).isTrue();
        assertThat(second.isToldNothingElse()).isTrue();
    }

    @Test
    void aLeaseWhoseHolderIsStruckOutStaysWithItsHolder() throws InterruptedException {
        first.start().awaitStart();
        second.start();
        leases.awaitChanges(5);

        leases.edit(lease -> lease.editSpec().withHolderIdentity(null).endSpec());
        leases.awaitChanges(5);

        assertThat(leases.lease().getSpec().getHolderIdentity()).isEqualTo("first");
        assertThat(first.isToldNothingElse()).isTrue();
        assertThat(second.isToldNothingElse()).isTrue();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
