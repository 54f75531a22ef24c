package io.fleetgate.e2e.controlplane;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Where the programs listen, all on loopback, on ports that were free a moment ago. */
record Endpoints(int etcdClientPort, int etcdPeerPort, int apiServerPort) {
    static final String HOST = "127.0.0.1";

    /** Takes ports from the kernel; all are held at once, so that no two are the same. */
    static Endpoints free() throws IOException {
        var loopback = InetAddress.ofLiteral(HOST);
        try (var client = new ServerSocket(0, 1, loopback);
                var peer = new ServerSocket(0, 1, loopback);
                var apiServer = new ServerSocket(0, 1, loopback)) {
            return new Endpoints(client.getLocalPort(), peer.getLocalPort(), apiServer.getLocalPort());
        }
    }

    String etcdClient() {
        return "http://" + HOST + ":" + etcdClientPort;
    }

    String etcdPeer() {
        return "http://" + HOST + ":" + etcdPeerPort;
    }

    String apiServer() {
        return "https://" + HOST + ":" + apiServerPort;
    }
}
