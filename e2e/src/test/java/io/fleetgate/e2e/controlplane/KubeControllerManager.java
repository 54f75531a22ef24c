package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.ManagedProcess;
import io.fleetgate.e2e.process.Programs;
import java.io.IOException;
import java.util.List;

/** kube-controller-manager: garbage collection, namespace deletion, ServiceAccounts, quota. */
final class KubeControllerManager {
    static final String KUBECONFIG = "controller-manager.kubeconfig";

    private KubeControllerManager() {}

    /** Starts it and returns at once; it works when the ServiceAccount {@code default/default} appears. */
    static ManagedProcess start(Programs programs, RunFolder folder) throws IOException {
        var command = List.of(
                programs.path("kube-controller-manager"),
                "--kubeconfig=" + folder.file(KUBECONFIG),
                "--bind-address=" + Endpoints.HOST,
                // Nobody reads its health or metrics, so it needs no port.
                "--secure-port=0",
                "--leader-elect=false",
                "--use-service-account-credentials",
                "--service-account-private-key-file=" + folder.file(ApiServer.TOKEN_PRIVATE_KEY),
                "--root-ca-file=" + folder.file(ApiServer.CA_CERTIFICATE));
        return ManagedProcess.start("kube-controller-manager", Command.of(command), folder.path());
    }
}
