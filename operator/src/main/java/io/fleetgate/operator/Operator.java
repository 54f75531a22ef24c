package io.fleetgate.operator;

import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.directory.CertificateDirectory;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.cluster.watch.ReadTimes;
import io.fleetgate.operator.config.ControllerName;
import io.fleetgate.operator.config.LeaseConfig;
import io.fleetgate.operator.config.OperatorConfig;
import io.fleetgate.operator.events.EventRecorder;
import io.fleetgate.operator.health.HealthServer;
import io.fleetgate.operator.health.Metrics;
import io.fleetgate.operator.leader.LeaderMetrics;
import io.fleetgate.operator.leader.Leadership;
import io.fleetgate.operator.leader.LeaseElection;
import io.fleetgate.operator.leader.Listeners;
import io.fleetgate.operator.leader.OnlyReplica;
import io.fleetgate.operator.leader.PodNamespace;
import io.fleetgate.operator.leader.ReplicaIdentity;
import io.fleetgate.operator.reconcile.StepLog;
import io.fleetgate.operator.registration.Registrar;
import io.fleetgate.process.ListenAddress;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts of the process and how they hang together. */
final class Operator implements AutoCloseable {
    private final Leadership leadership;
    private final FleetControllers controllers;
    private final Optional<Registrar> registrar;
    private final HealthServer health;
    private final EventRecorder events;

    /**
     * The parts. The fleet begins to be read; nothing is written before {@link #start}, and the health address is taken.
     *
     * @throws IOException when the health address cannot be listened on
     */
    Operator(OperatorConfig config) throws IOException {
        TlsMaterial tls =
                new CertificateDirectory(config.certDir()).loadOrIssue(SubjectAltNames.loopback(), Instant.now());
        Metrics metrics = new Metrics();
        this.health = new HealthServer(config.listen(), tls, this::missing, this::notices, metrics);
        ReplicaIdentity replica = ReplicaIdentity.create();
        this.leadership = leadership(config, replica);
        this.events = new EventRecorder(replica.text(), metrics.registry());
        this.controllers = new FleetControllers(
                () -> ClusterClient.create(config.kubeconfig()),
                new FleetControllers.Settings(
                        ReadTimes.within(config.staleAfter()),
                        config.rollout(),
                        config.tokenServers(),
                        config.scope(),
                        config.writes(),
                        config.resync()),
                leadership,
                new StepLog().and(events),
                metrics.registry());
        LeaderMetrics.addTo(metrics.registry(), leadership);
        controllers.send(events);
        this.registrar = config.scope().controllers().contains(ControllerName.HAPROXYTEMPLATECONFIG)
                ? Optional.of(registrar(config))
                : Optional.empty();
    }

    /** Serves health and takes part in the election; returns the address of the health server with its real port. */
    ListenAddress start() {
        ListenAddress address = health.start();
        leadership.start(new Listeners(Stream.concat(Stream.of(controllers.leadershipListener()), registrar.stream())
                .toList()));
        return address;
    }

    /** Waits until the fleet has been read once. */
    void awaitReady() throws InterruptedException {
        controllers.awaitRead();
    }

    /** Leads no more before anything else ends. */
    @Override
    public void close() {
        leadership.close();
        events.close();
        registrar.ifPresent(Registrar::close);
        controllers.close();
        health.close();
    }

    private List<String> missing() {
        return Stream.concat(controllers.missing().stream(), leadership.missing().stream())
                .toList();
    }

    private List<String> notices() {
        return Stream.concat(
                        controllers.notices().stream(), registrar.stream().flatMap(parts -> parts.notices().stream()))
                .toList();
    }

    private Registrar registrar(OperatorConfig config) throws IOException {
        return Registrar.start(
                () -> ClusterClient.create(config.kubeconfig()),
                new Registrar.Settings(config.configScope(), PodNamespace.in(PodNamespace.FILE)),
                ReadTimes.within(config.staleAfter()),
                controllers::write);
    }

    private static Leadership leadership(OperatorConfig config, ReplicaIdentity replica) throws IOException {
        if (config.lease().isEmpty()) {
            return new OnlyReplica();
        }
        LeaseConfig lease = config.lease().get();
        String namespace = lease.namespace().isPresent() ? lease.namespace().get() : PodNamespace.in(PodNamespace.FILE);
        return new LeaseElection(
                ClusterClient.create(config.kubeconfig(), LeaseElection.patience(lease)), lease, namespace, replica);
    }
}
