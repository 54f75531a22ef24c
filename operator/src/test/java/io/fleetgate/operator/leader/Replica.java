package io.fleetgate.operator.leader;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.config.LeaseConfig;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** One of several replicas, whose clock on the wall can be set, and which remembers what it was told. */
final class Replica implements LeadershipListener, AutoCloseable {
    static final Duration LEASE = Duration.ofSeconds(2);

    private static final LeaseConfig CONFIG =
            new LeaseConfig(Optional.empty(), "operator", LEASE, Duration.ofMillis(1500), Duration.ofMillis(300));

    private final String name;
    private final LeaseElection election;
    private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();

    private volatile Duration passed = Duration.ZERO;
    private volatile Duration wallClockOffset = Duration.ZERO;
    private volatile Runnable drain = () -> {};

    /** What the listener is told, when, and what held then. */
    record Told(boolean isStart, long time, boolean isFenceOpen) {}

    Replica(String name, ScriptedLeases leases) {
        this.name = name;
        this.election = new LeaseElection(
                leases.client(name, LeaseElection.patience(CONFIG)),
                CONFIG,
                "fleet-system",
                new ReplicaIdentity(name),
                this::now);
    }

    Replica start() {
        election.start(this);
        return this;
    }

    /** Somebody sets the clock. */
    void setWallClock(Duration offset) {
        wallClockOffset = offset;
    }

    /** More time passes than the test takes. */
    void pass(Duration time) {
        passed = passed.plus(time);
    }

    /** Done from now on when this replica leads no more. */
    void drainBy(Runnable work) {
        drain = work;
    }

    LeaseElection election() {
        return election;
    }

    Told awaitStart() throws InterruptedException {
        return await(true);
    }

    Told awaitStop() throws InterruptedException {
        return await(false);
    }

    /** Whether nothing has been told that was not awaited. */
    boolean isToldNothingElse() {
        return told.isEmpty();
    }

    @Override
    public void onStarted() {
        told.add(new Told(true, System.nanoTime(), election.left().isPositive()));
    }

    @Override
    public void onStopped() {
        told.add(new Told(false, System.nanoTime(), election.left().isPositive()));
        drain.run();
    }

    @Override
    public void close() {
        election.close();
    }

    private Told await(boolean isStart) throws InterruptedException {
        Told next = told.poll(20, TimeUnit.SECONDS);
        assertThat(next).as("%s is told within 20 s", name).isNotNull();
        assertThat(next.isStart).as("%s begins to lead", name).isEqualTo(isStart);
        return next;
    }

    private Moment now() {
        return new Moment(
                System.nanoTime() + passed.toNanos(), Instant.now().plus(passed).plus(wallClockOffset));
    }
}
