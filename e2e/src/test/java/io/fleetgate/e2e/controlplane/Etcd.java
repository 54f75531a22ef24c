package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.ManagedProcess;
import io.fleetgate.e2e.process.Programs;
import java.io.IOException;
import java.util.List;

/** The store of the API server: one member, plain HTTP on loopback, not safe against a power cut. */
final class Etcd {
    static final String DATA = "etcd-data";

    /** What it says on standard error when it serves clients. */
    static final String READY = "ready to serve client requests";

    private Etcd() {}

    /** Starts it and returns at once. */
    static ManagedProcess start(Programs programs, Endpoints endpoints, RunFolder folder) throws IOException {
        var command = List.of(
                programs.path("etcd"),
                "--data-dir=" + folder.file(DATA),
                "--listen-client-urls=" + endpoints.etcdClient(),
                "--advertise-client-urls=" + endpoints.etcdClient(),
                "--listen-peer-urls=" + endpoints.etcdPeer(),
                "--initial-advertise-peer-urls=" + endpoints.etcdPeer(),
                "--initial-cluster=default=" + endpoints.etcdPeer(),
                "--unsafe-no-fsync");
        return ManagedProcess.start("etcd", Command.of(command), folder.path());
    }
}
