package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.ManagedProcess;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** The store of the API server: one member, plain HTTP on loopback, not safe against a power cut. */
final class Etcd {
    static final String DATA = "etcd-data";
    private static final Duration START_LIMIT = Duration.ofSeconds(30);

    private Etcd() {}

    /** Starts it and waits until it serves clients. */
    static ManagedProcess start(Programs programs, Endpoints endpoints, RunFolder folder)
            throws IOException, InterruptedException {
        var command = List.of(
                programs.path("etcd"),
                "--data-dir=" + folder.file(DATA),
                "--listen-client-urls=" + endpoints.etcdClient(),
                "--advertise-client-urls=" + endpoints.etcdClient(),
                "--listen-peer-urls=" + endpoints.etcdPeer(),
                "--initial-advertise-peer-urls=" + endpoints.etcdPeer(),
                "--initial-cluster=default=" + endpoints.etcdPeer(),
                "--unsafe-no-fsync");
        var etcd = ManagedProcess.start("etcd", Command.of(command), folder.path());
        etcd.awaitErrorLine("ready to serve client requests", START_LIMIT);
        return etcd;
    }
}
