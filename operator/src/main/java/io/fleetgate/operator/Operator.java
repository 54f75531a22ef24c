package io.fleetgate.operator;

import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.directory.CertificateDirectory;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.operator.cluster.Connection;
import io.fleetgate.operator.config.LeaseConfig;
import io.fleetgate.operator.config.OperatorConfig;
import io.fleetgate.operator.health.HealthServer;
import io.fleetgate.operator.health.Metrics;
import io.fleetgate.operator.leader.LeaderMetrics;
import io.fleetgate.operator.leader.Leadership;
import io.fleetgate.operator.leader.LeadershipListener;
import io.fleetgate.operator.leader.LeaseElection;
import io.fleetgate.operator.leader.OnlyReplica;
import io.fleetgate.operator.leader.PodNamespace;
import io.fleetgate.operator.leader.ReplicaIdentity;
import io.fleetgate.process.ListenAddress;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** The parts of the process and how they hang together. */
final class Operator implements AutoCloseable {
    private static final Duration CONNECTION_CHECK = Duration.ofSeconds(5);

    private final Connection connection;
    private final Leadership leadership;
    private final HealthServer health;

    /**
     * The parts, none of them started; the health address is taken.
     *
     * @throws IOException when the health address cannot be listened on
     */
    Operator(OperatorConfig config) throws IOException {
        TlsMaterial tls =
                new CertificateDirectory(config.certDir()).loadOrIssue(SubjectAltNames.loopback(), Instant.now());
        this.connection = new Connection(ClusterClient.create(config.kubeconfig()), CONNECTION_CHECK);
        this.leadership = leadership(config);
        Metrics metrics = new Metrics();
        LeaderMetrics.addTo(metrics.registry(), leadership);
        this.health = new HealthServer(config.listen(), tls, this::missing, metrics);
    }

    /** Serves health and starts to connect; returns the address of the health server with its real port. */
    ListenAddress start() {
        ListenAddress address = health.start();
        connection.start();
        return address;
    }

    /** Waits until the API server has answered, and takes part in the election from then on; returns false when closed before. */
    boolean awaitReady() throws InterruptedException {
        boolean isConnected = connection.awaitFirst();
        if (isConnected) {
            leadership.start(new LeadershipListener() {
                @Override
                public void onStarted() {}

                @Override
                public void onStopped() {}
            });
        }
        return isConnected;
    }

    /** Leads no more before anything else ends. */
    @Override
    public void close() {
        leadership.close();
        health.close();
        connection.close();
    }

    private List<String> missing() {
        return Stream.concat(connection.missing().stream(), leadership.missing().stream())
                .toList();
    }

    private static Leadership leadership(OperatorConfig config) throws IOException {
        if (config.lease().isEmpty()) {
            return new OnlyReplica();
        }
        LeaseConfig lease = config.lease().get();
        String namespace = lease.namespace().isPresent() ? lease.namespace().get() : PodNamespace.in(PodNamespace.FILE);
        return new LeaseElection(
                ClusterClient.create(config.kubeconfig(), LeaseElection.patience(lease)),
                lease,
                namespace,
                ReplicaIdentity.create());
    }
}
