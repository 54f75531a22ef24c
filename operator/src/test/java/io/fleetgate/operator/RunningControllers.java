package io.fleetgate.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.Config;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.config.ControllerName;
import io.fleetgate.operator.config.LeaseConfig;
import io.fleetgate.operator.config.Scope;
import io.fleetgate.operator.events.EventRecorder;
import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.operator.leader.Leadership;
import io.fleetgate.operator.leader.LeaseElection;
import io.fleetgate.operator.leader.OnlyReplica;
import io.fleetgate.operator.leader.ReplicaIdentity;
import io.fleetgate.operator.reconcile.StepObserver;
import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.rollout.RolloutPolicy;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** The controllers of one process against an API server in memory, leading from the start unless they have to be elected. */
public final class RunningControllers implements AutoCloseable {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration LONG_FRESH = Duration.ofMinutes(1);
    private static final long LOOK_NANOS = 1_000_000;
    private static final LightHttp HTTP = new LightHttp();
    private static final LeaseConfig LEASE = new LeaseConfig(
            Optional.empty(), "operator", Duration.ofSeconds(2), Duration.ofMillis(1500), Duration.ofMillis(50));

    /** What becomes of tags; the registries of which most tests speak do not exist. */
    private enum Tags {
        LEFT,
        DELETED
    }

    private final InMemoryApiServer server;
    private final Leadership leadership;
    private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
    private final FleetControllers controllers;

    public RunningControllers(InMemoryApiServer server) {
        this(server, LONG);
    }

    /** The same with requests that are given up if they are not answered after a while. */
    public RunningControllers(InMemoryApiServer server, Duration patience) {
        this(server, new OnlyReplica(), patience, impatient(patience), Tags.LEFT, (_, _, _) -> {});
    }

    /**
     * The same, looked at more closely.
     *
     * @param staleAfter how long a kind may not be known to be up to date
     * @param observer told of every write
     */
    RunningControllers(InMemoryApiServer server, Duration staleAfter, StepObserver observer) {
        this(server, new OnlyReplica(), LONG, ReadTimes.within(staleAfter), Tags.LEFT, observer);
    }

    /** Such that lead only once they have been elected, with requests that are given up after a while. */
    public static RunningControllers byElection(InMemoryApiServer server, Duration patience) {
        Config config = server.clientConfig();
        int millis = Math.toIntExact(LeaseElection.patience(LEASE).toMillis());
        config.setConnectionTimeout(millis);
        config.setRequestTimeout(millis);
        Leadership election = new LeaseElection(
                ClusterClient.create(config, HTTP), LEASE, config.getNamespace(), ReplicaIdentity.create());
        return new RunningControllers(server, election, patience, impatient(patience), Tags.LEFT, (_, _, _) -> {});
    }

    /** Such that tell of what they do by events. */
    static RunningControllers withEvents(InMemoryApiServer server) {
        return withEvents(server, Tags.LEFT);
    }

    /** The same, which also delete tags in registries. */
    static RunningControllers withRegistries(InMemoryApiServer server) {
        return withEvents(server, Tags.DELETED);
    }

    private static RunningControllers withEvents(InMemoryApiServer server, Tags tags) {
        EventRecorder events = new EventRecorder("test", new SimpleMeterRegistry());
        RunningControllers running =
                new RunningControllers(server, new OnlyReplica(), LONG, ReadTimes.within(LONG_FRESH), tags, events);
        running.controllers.send(events);
        return running;
    }

    private RunningControllers(
            InMemoryApiServer server,
            Leadership leadership,
            Duration patience,
            ReadTimes reads,
            Tags tags,
            StepObserver observer) {
        this.server = server;
        this.leadership = leadership;
        controllers = new FleetControllers(
                () -> ClusterClient.create(server.clientConfig(), HTTP),
                new FleetControllers.Settings(
                        reads,
                        RolloutPolicy.DEFAULT,
                        tags == Tags.DELETED ? Optional.of(TokenServers.OWN) : Optional.empty(),
                        new Scope(EnumSet.allOf(ControllerName.class), Set.of()),
                        new WriteLimits(16, 100_000),
                        Duration.ofHours(1)),
                () -> Collections.min(List.of(leadership.left(), patience)),
                observer,
                metrics);
        leadership.start(controllers.leadershipListener());
    }

    /** Waits until all that was stored so far is known, and nothing is left to write. */
    public void awaitQuiet() {
        awaitQuiet(() -> true);
    }

    /** Waits until the fleet is as it has to be after what somebody else did, and nothing is left to write. */
    void awaitQuiet(BooleanSupplier isReached) {
        long version = server.bookmark();
        await("the fleet is settled", () -> isReached.getAsBoolean() && isQuiet(version));
    }

    /** What is missing for decisions, one sentence each. */
    List<String> missing() {
        return controllers.missing();
    }

    /** What should be known though decisions are made, one sentence each. */
    List<String> notices() {
        return controllers.notices();
    }

    /** Writes nothing any more, until it is told to {@link #lead}. */
    void standBy() {
        leadership.close();
    }

    void lead() {
        leadership.start(controllers.leadershipListener());
    }

    /** Waits until something is so. */
    static void await(String what, BooleanSupplier isSo) {
        long end = System.nanoTime() + LONG.toNanos();
        while (!isSo.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /** Whether all that was stored up to a version is known, and nothing is left to write. */
    public boolean isQuiet(long version) {
        return controllers.isQuiet() && knows(version) && controllers.isQuiet();
    }

    /** What is left to do, and what is not known: every number of the controllers that is not zero. */
    public String unsettled() {
        return metrics.getMeters().stream()
                .filter(Gauge.class::isInstance)
                .map(Gauge.class::cast)
                .filter(gauge -> gauge.value() != 0)
                .map(gauge -> gauge.getId().getName() + gauge.getId().getTags() + "=" + gauge.value())
                .collect(Collectors.joining(", ", missing() + " ", ""));
    }

    @Override
    public void close() {
        leadership.close();
        controllers.close();
    }

    private static ReadTimes impatient(Duration patience) {
        return new ReadTimes(LONG_FRESH, patience, LONG_FRESH, LONG_FRESH);
    }

    private boolean knows(long version) {
        return metrics.find("fleetgate.operator.store.resource.version").gauges().stream()
                .allMatch(kind -> kind.value() >= version);
    }
}
