package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.coordination.v1.Lease;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Replicas that agree by a Lease on a server that goes wrong. */
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

    @Test
    void oneLeadsAndTheOtherWaits() throws InterruptedException {
        first.start().awaitStart();
        second.start();

        leases.awaitChanges(5);

        assertThat(first.election().isLeading()).isTrue();
        assertThat(first.election().tenures()).isEqualTo(1);
        assertThat(second.election().isLeading()).isFalse();
        assertThat(second.election().left()).isZero();
        assertThat(second.isToldNothingElse()).isTrue();
    }

    @Test
    void aLeaderThatStopsKeepsTheLeaseUntilItsWritesAreFinishedAndGivesItBackThen() throws Exception {
        CountDownLatch isDrained = new CountDownLatch(1);
        first.drainBy(() -> awaitUninterrupted(isDrained));
        first.start().awaitStart();
        second.start();

        Thread closing = Thread.ofPlatform().start(first::close);
        assertThat(first.awaitStop().isFenceOpen()).isFalse();
        leases.awaitChanges(10);
        assertThat(holder(leases.lease())).isEqualTo("first");
        assertThat(second.isToldNothingElse()).isTrue();

        isDrained.countDown();
        closing.join();
        assertThat(second.awaitStart().time() - leases.lastChange()).isLessThan(Replica.LEASE.toNanos());
    }

    private static void awaitUninterrupted(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String holder(Lease lease) {
        return Objects.requireNonNull(lease).getSpec().getHolderIdentity();
    }
}
