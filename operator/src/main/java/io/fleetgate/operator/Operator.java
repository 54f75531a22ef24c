package io.fleetgate.operator;

import io.fleetgate.certs.SubjectAltNames;
import io.fleetgate.certs.TlsMaterial;
import io.fleetgate.certs.directory.CertificateDirectory;
import io.fleetgate.cluster.ClusterClient;
import io.fleetgate.operator.cluster.Connection;
import io.fleetgate.operator.config.OperatorConfig;
import io.fleetgate.operator.health.HealthServer;
import io.fleetgate.process.ListenAddress;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;

/** The parts of the process and how they hang together. */
final class Operator implements AutoCloseable {
    private static final Duration CONNECTION_CHECK = Duration.ofSeconds(5);

    private final Connection connection;
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
        this.health = new HealthServer(config.listen(), tls, connection::missing);
    }

    /** Serves health and starts to connect; returns the address of the health server with its real port. */
    ListenAddress start() {
        ListenAddress address = health.start();
        connection.start();
        return address;
    }

    /** Waits until the API server has answered; returns false when closed before. */
    boolean awaitReady() throws InterruptedException {
        return connection.awaitFirst();
    }

    @Override
    public void close() {
        health.close();
        connection.close();
    }
}
