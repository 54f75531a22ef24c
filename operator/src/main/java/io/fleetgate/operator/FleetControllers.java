package io.fleetgate.operator;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.FleetStore;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.operator.config.Scope;
import io.fleetgate.operator.events.EventRecorder;
import io.fleetgate.operator.gateway.Fence;
import io.fleetgate.operator.gateway.Outcome;
import io.fleetgate.operator.gateway.WriteGateway;
import io.fleetgate.operator.gateway.WriteLimits;
import io.fleetgate.operator.leader.LeadershipListener;
import io.fleetgate.operator.reconcile.FleetCounts;
import io.fleetgate.operator.reconcile.FleetMetrics;
import io.fleetgate.operator.reconcile.Pass;
import io.fleetgate.operator.reconcile.ReconcileMetrics;
import io.fleetgate.operator.reconcile.Reconciler;
import io.fleetgate.operator.reconcile.StepObserver;
import io.fleetgate.operator.reconcile.StoreAnswers;
import io.fleetgate.operator.reconcile.Triggers;
import io.fleetgate.operator.registry.TokenServers;
import io.fleetgate.operator.tag.TagDeletion;
import io.fleetgate.reconcile.Step;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Projection;
import io.fleetgate.store.Snapshot;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** All controllers of one process: what is known of the fleet, what is decided about it, and the one way to write. */
final class FleetControllers implements AutoCloseable {
    private final FleetStore store;
    private final KubernetesClient writer;
    private final WriteGateway gateway;
    private final Optional<TagDeletion> tags;
    private final Reconciler reconciler;

    /**
     * How the controllers work.
     *
     * @param reads how long what is read counts, and is waited for
     * @param tokenServers which ones registries may name when tags are deleted; empty where tags are left to their registries
     * @param resync how often everything is looked at though nothing has happened
     */
    record Settings(
            ReadTimes reads,
            RolloutPolicy rollout,
            Optional<TokenServers> tokenServers,
            Scope scope,
            WriteLimits writes,
            Duration resync) {}

    /**
     * Begins to read the fleet, and writes nothing before it is told to.
     *
     * @param clients makes clients of the API server; they are closed with the controllers
     * @param fence asked before every write
     * @param observer told of every write
     */
    FleetControllers(
            Supplier<KubernetesClient> clients,
            Settings settings,
            Fence fence,
            StepObserver observer,
            MeterRegistry registry) {
        Triggers triggers = new Triggers(this::snapshot);
        this.store = FleetStore.start(clients.get(), SolarKinds.ALL, projections(), settings.reads(), triggers);
        this.writer = clients.get();
        this.gateway = new WriteGateway(writer, fence, new StoreAnswers(store), settings.writes(), registry);
        this.tags = settings.tokenServers()
                .map(servers -> new TagDeletion(writer, servers, fence, triggers::lookAt, registry));
        this.reconciler = new Reconciler(
                triggers, new Pass(this::snapshot, settings.rollout(), settings.scope(), gateway, tags, observer));
        reconciler.start(settings.writes().atOnce(), settings.resync());
        ReconcileMetrics.addTo(registry, reconciler, store, this::isQuiet);
        FleetMetrics.addTo(registry, this::snapshot);
    }

    private static List<Projection<?>> projections() {
        return Stream.concat(FleetIndexes.ALL.stream(), FleetCounts.all().stream())
                .toList();
    }

    /** Lets events be sent the one way in which anything is written. */
    void send(EventRecorder events) {
        events.start(gateway::perform);
    }

    /** Carries out a write that does not follow from the fleet. */
    Outcome write(Step.Write step) throws InterruptedException {
        return gateway.perform(step);
    }

    /** To be told when this replica leads, and when it does no more. */
    LeadershipListener leadershipListener() {
        return reconciler;
    }

    /** Waits until the fleet has been read once. */
    void awaitRead() throws InterruptedException {
        store.awaitComplete();
    }

    /** What is missing for decisions, one sentence each. */
    List<String> missing() {
        return store.missing();
    }

    /**
     * Whether this replica leads, knows the whole fleet, has nothing left to do, and was told by a watch of every write. Nothing
     * to do for what is known says nothing about what is not.
     */
    boolean isQuiet() {
        return reconciler.isQuiet()
                && store.missing().isEmpty()
                && store.status().stream().allMatch(status -> status.untold() == 0)
                && reconciler.isQuiet();
    }

    /** What an operator should know though decisions are made, a sentence each. */
    List<String> notices() {
        return store.notices();
    }

    private Snapshot snapshot() {
        return store.snapshot();
    }

    /** Finishes the writes in hand. */
    @Override
    public void close() {
        reconciler.close();
        tags.ifPresent(TagDeletion::close);
        drain();
        store.close();
        writer.close();
    }

    private void drain() {
        try {
            boolean _ = gateway.drain(WriteGateway.LAST_ANSWER);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
