package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One replica, a server that goes wrong, and leases as others leave them. */
@Timeout(60)
class LeaseFaultsIT {

    @AutoClose
    private ScriptedLeases leases;

    private Replica replica;

    @BeforeEach
    void startServer() throws IOException {
        leases = new ScriptedLeases();
        replica = new Replica("replica", leases);
    }

    @AfterEach
    void stopReplica() {
        replica.close();
    }

    @Test
    void onAFrozenServerALeaderStopsBeforeItsLeaseRunsOutAndLeadsAgainAfterwards() throws InterruptedException {
        replica.start().awaitStart();

        leases.freeze();
        Replica.Told stop = replica.awaitStop();
        leases.thaw();

        assertThat(stop.isFenceOpen()).isFalse();
        assertThat(stop.time() - leases.lastChange()).isLessThan(Replica.LEASE.toNanos());
        replica.awaitStart();
        assertThat(replica.election().tenures()).isEqualTo(2);
    }

    @Test
    void withoutAServerALeaderStopsBeforeItsLeaseRunsOutAndLeadsAgainAfterwards() throws Exception {
        replica.start().awaitStart();

        leases.stop();
        Replica.Told stop = replica.awaitStop();
        leases.startAgain();

        assertThat(stop.isFenceOpen()).isFalse();
        assertThat(stop.time() - leases.lastChange()).isLessThan(Replica.LEASE.toNanos());
        replica.awaitStart();
    }

    @Test
    void aRenewalThatMeetsAnotherChangeIsRepeated() throws InterruptedException {
        replica.start().awaitStart();

        leases.conflict(1);
        leases.awaitChanges(3);

        assertThat(replica.election().isLeading()).isTrue();
        assertThat(replica.isToldNothingElse()).isTrue();
    }

    @Test
    void whatOthersKeepInTheLeaseIsKept() throws InterruptedException {
        replica.start().awaitStart();

        leases.edit(lease -> lease.editMetadata().addToLabels("team", "fleet").endMetadata());
        leases.awaitChanges(3);

        assertThat(leases.lease().getMetadata().getLabels()).containsEntry("team", "fleet");
        assertThat(replica.isToldNothingElse()).isTrue();
    }

    @Test
    void aLeaderWhoseLeaseIsStolenStopsAndWaitsUntilItHasRunOut() throws InterruptedException {
        replica.start().awaitStart();

        leases.edit(lease -> lease.editSpec().withHolderIdentity("thief").endSpec());
        long theft = leases.lastChange();

        assertThat(replica.awaitStop().isFenceOpen()).isFalse();
        assertThat(replica.awaitStart().time() - theft).isGreaterThan(Replica.LEASE.toNanos());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void theLeaseOfOneThatDiedRunsOutByOurClockWhateverItsOwnSaid(int hours) throws InterruptedException {
        ZonedDateTime renewal = ZonedDateTime.now(ZoneOffset.UTC).plusHours(hours);
        leases.edit(lease -> lease.withNewSpec()
                .withHolderIdentity("dead")
                .withLeaseDurationSeconds(Math.toIntExact(Replica.LEASE.toSeconds()))
                .withRenewTime(renewal)
                .endSpec());
        long death = leases.lastChange();

        Replica.Told start = replica.start().awaitStart();

        assertThat(start.time() - death).isGreaterThan(Replica.LEASE.toNanos());
    }

    @Test
    void aLeaseThatSaysNothingIsTaken() throws InterruptedException {
        leases.edit(lease -> lease);

        replica.start().awaitStart();

        assertThat(leases.lease().getSpec().getHolderIdentity()).isEqualTo("replica");
    }

    @ParameterizedTest
    @CsvSource({
        "403, {}, the API server answers HTTP 403",
        "500, {}, the API server answers HTTP 500",
        "200, nonsense, the API server gives no answer that can be read"
    })
    void whatKeepsAReplicaFromLeadingIsSaidUntilItIsOver(int status, String body, String why)
            throws InterruptedException {
        leases.answer(status, body);
        replica.start();
        leases.awaitRequests(3);
        assertThat(replica.election().missing())
                .containsExactly("the Lease fleet-system/operator cannot be read or written: " + why);

        leases.answerAgain();

        replica.awaitStart();
        assertThat(replica.election().missing()).isEmpty();
    }

    @Test
    @Timeout(20)
    void aFrozenServerDoesNotKeepAReplicaFromClosing() throws InterruptedException {
        replica.start().awaitStart();

        leases.freeze();
        replica.close();

        assertThat(replica.awaitStop().isFenceOpen()).isFalse();
        assertThat(replica.election().isLeading()).isFalse();
    }

    @Test
    void aReplicaThatNeverTookPartCloses() {
        replica.close();

        assertThat(replica.election().left()).isEqualTo(Duration.ZERO);
    }
}
