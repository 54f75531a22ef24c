package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happened to the Lease, one replica leads afterwards; and none does that has no right to. */
@Timeout(60)
class LeaseRecoveryIT {
    private static final Duration SOON = Replica.LEASE.multipliedBy(2);
    private static final String UNREADABLE = """
            {"apiVersion": "coordination.k8s.io/v1", "kind": "Lease",
             "metadata": {"namespace": "fleet-system", "name": "operator", "resourceVersion": "1"},
             "spec": {"holderIdentity": "first", "leaseDurationSeconds": 2, "renewTime": "yesterday"}}
            """;

    @AutoClose
    private ScriptedLeases leases;

    private Replica first;
    private Replica second;

    interface Trouble {
        void beginAndEnd(ScriptedLeases leases, Replica leader) throws InterruptedException;
    }

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

    @ParameterizedTest(name = "BC-052: one of two leads soon after {0}")
    @MethodSource("troubles")
    void oneLeadsSoonAfterwards(String trouble, Trouble lease) throws InterruptedException {
        first.start().awaitStart();
        second.start();
        leases.awaitChanges(2);

        lease.beginAndEnd(leases, first);
        long end = System.nanoTime();
        leases.await(_ -> isOneLeading());

        assertThat(System.nanoTime() - end).isLessThan(SOON.toNanos());
        leases.awaitChanges(5);
        assertThat(isOneLeading()).as("it is still one").isTrue();
    }

    static Stream<Arguments> troubles() {
        return Stream.of(
                trouble("nobody was answered for longer than a lease lasts", (leases, leader) -> {
                    leases.freeze();
                    leader.awaitStop();
                    leases.awaitRequests(4);
                    leases.thaw();
                }),
                trouble(
                        "somebody else gave the lease back",
                        (leases, _) -> leases.edit(lease -> lease.editSpec()
                                .withHolderIdentity("")
                                .withLeaseDurationSeconds(1)
                                .endSpec())),
                trouble("the lease was deleted", (leases, _) -> leases.delete()),
                trouble("the lease could not be read", (leases, leader) -> {
                    leases.answer(200, UNREADABLE);
                    leader.awaitStop();
                    leases.awaitRequests(4);
                    leases.answerAgain();
                }));
    }

    @ParameterizedTest(
            name = "BC-053: a clock that is {0} s ahead and a shorter lease do not take what is renewed in time")
    @ValueSource(ints = {45, -45})
    void whatIsRenewedInTimeIsNotTaken(int secondsAhead) throws InterruptedException {
        renewFor30Seconds();
        second.setWallClock(Duration.ofSeconds(secondsAhead));
        second.start();

        for (int renewal = 0; renewal < 3; renewal++) {
            leases.awaitRequests(2);
            second.pass(Duration.ofSeconds(20));
            leases.awaitRequests(2);
            renewFor30Seconds();
        }
        assertThat(second.isToldNothingElse()).isTrue();
        leases.awaitRequests(2);
        second.pass(Duration.ofSeconds(31));

        second.awaitStart();
    }

    private boolean isOneLeading() {
        return first.election().isLeading() != second.election().isLeading();
    }

    private void renewFor30Seconds() {
        ZonedDateTime now = ZonedDateTime.now(ZoneOffset.UTC);
        leases.edit(lease -> lease.withNewSpec()
                .withHolderIdentity("holder")
                .withLeaseDurationSeconds(30)
                .withRenewTime(now)
                .endSpec());
    }

    private static Arguments trouble(String name, Trouble trouble) {
        return arguments(name, trouble);
    }
}
