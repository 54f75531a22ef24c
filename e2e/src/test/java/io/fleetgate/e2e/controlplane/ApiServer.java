package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.ManagedProcess;
import io.fleetgate.e2e.process.Programs;
import java.io.IOException;
import java.util.List;

/** kube-apiserver with RBAC authorization and an audit log. */
final class ApiServer {
    static final String AUDIT_LOG = "audit.log";
    static final String TOKEN_PUBLIC_KEY = "service-account.pub";
    static final String TOKEN_PRIVATE_KEY = "service-account.key";
    static final String CA_CERTIFICATE = "ca.crt";
    static final String CERTIFICATE = "apiserver.crt";
    static final String PRIVATE_KEY = "apiserver.key";
    static final String AUDIT_POLICY = "audit-policy.yaml";

    /** The address of the Service {@code kubernetes}, the first of the range below. */
    static final String SERVICE_ADDRESS = "10.96.0.1";

    private ApiServer() {}

    /** Starts it and returns at once; it is ready when {@code /readyz} says so. */
    static ManagedProcess start(Programs programs, Endpoints endpoints, RunFolder folder) throws IOException {
        var command = List.of(
                programs.path("kube-apiserver"),
                "--etcd-servers=" + endpoints.etcdClient(),
                "--bind-address=" + Endpoints.HOST,
                "--advertise-address=" + Endpoints.HOST,
                "--secure-port=" + endpoints.apiServerPort(),
                // Else it tries to publish its loopback address as the endpoint of the Service `kubernetes`.
                "--endpoint-reconciler-type=none",
                // Else it waits a minute for open watches before it ends; this way it closes them after two seconds.
                "--shutdown-send-retry-after",
                "--service-cluster-ip-range=10.96.0.0/16",
                "--authorization-mode=RBAC",
                "--client-ca-file=" + folder.file(CA_CERTIFICATE),
                "--tls-cert-file=" + folder.file(CERTIFICATE),
                "--tls-private-key-file=" + folder.file(PRIVATE_KEY),
                "--service-account-issuer=https://kubernetes.default.svc.cluster.local",
                "--service-account-key-file=" + folder.file(TOKEN_PUBLIC_KEY),
                "--service-account-signing-key-file=" + folder.file(TOKEN_PRIVATE_KEY),
                "--audit-policy-file=" + folder.file(AUDIT_POLICY),
                "--audit-log-path=" + folder.file(AUDIT_LOG),
                // In megabytes: one file for the whole run, never rotated away under a test that reads it.
                "--audit-log-maxsize=10000");
        return ManagedProcess.start("kube-apiserver", Command.of(command), folder.path());
    }
}
