package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.process.Completed;
import io.fleetgate.e2e.process.ManagedProcess;
import io.fleetgate.e2e.process.Programs;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A running control plane: etcd, kube-apiserver and kube-controller-manager on loopback. There is no scheduler and no
 * kubelet, so Pods are stored and never run. One serves all tests of a run ({@link ControlPlaneExtension}); a test keeps
 * to a namespace of its own and takes back what it changes in cluster scope.
 */
public final class ControlPlane implements Closeable {
    /** The working folder is that of this module. */
    private static final Path BUILD = Path.of("controlplane", "build");

    private static final Duration READY_LIMIT = Duration.ofSeconds(90);
    private static final String TOKEN_LIFETIME = "24h";

    private final Programs programs;
    private final Endpoints endpoints;
    private final RunFolder folder;
    private final Path adminKubeconfig;
    private final Kubectl admin;

    private @Nullable ManagedProcess etcd;
    private @Nullable ManagedProcess apiServer;
    private @Nullable ManagedProcess controllerManager;

    private ControlPlane(Programs programs, Endpoints endpoints, RunFolder folder) throws IOException {
        this.programs = programs;
        this.endpoints = endpoints;
        this.folder = folder;
        this.adminKubeconfig = Identities.issue(folder, endpoints);
        this.admin = kubectlWith(adminKubeconfig);
    }

    /** Builds the programs unless they are cached, starts them and returns when they work. */
    public static ControlPlane start(AuditLevel auditLevel) throws IOException, InterruptedException {
        var controlPlane = new ControlPlane(Programs.builtBy(BUILD), Endpoints.free(), RunFolder.create());
        var started = false;
        try {
            controlPlane.startPrograms(auditLevel);
            started = true;
            return controlPlane;
        } finally {
            if (!started) {
                controlPlane.close();
            }
        }
    }

    /** Where the API server listens. */
    public String url() {
        return endpoints.apiServer();
    }

    /** The PEM file of the CA that has signed the API server's certificate. */
    public Path caCertificate() {
        return folder.file(ApiServer.CA_CERTIFICATE);
    }

    /** The folder of this run; the logs of the programs are there, and stay after the end. */
    public Path logs() {
        return folder.path();
    }

    /** The kubeconfig of a member of {@code system:masters}: for tests, never for a program under test. */
    public Path adminKubeconfig() {
        return adminKubeconfig;
    }

    /** A kubeconfig that holds a fresh token of an existing ServiceAccount. */
    public Path serviceAccountKubeconfig(String namespace, String name) throws IOException, InterruptedException {
        var kubeconfig = new Kubeconfig(endpoints.apiServer(), Files.readString(caCertificate()));
        return folder.write(
                namespace + "-" + name + ".kubeconfig", kubeconfig.withToken(serviceAccountToken(namespace, name)));
    }

    /** A fresh token of an existing ServiceAccount. */
    public String serviceAccountToken(String namespace, String name) throws IOException, InterruptedException {
        return kubectl("create", "token", name, "--namespace", namespace, "--duration", TOKEN_LIFETIME)
                .output()
                .strip();
    }

    /** Runs kubectl as administrator. */
    public Completed kubectl(String... arguments) throws IOException, InterruptedException {
        return admin.run(arguments);
    }

    /** Runs kubectl as administrator with {@code input} on its standard input, for {@code -f -}. */
    public Completed kubectlWithInput(String input, String... arguments) throws IOException, InterruptedException {
        return admin.runWithInput(input, arguments);
    }

    /** Applies manifests as administrator, all of which must be accepted. */
    public void apply(String manifests) throws IOException, InterruptedException {
        kubectlWithInput(manifests, "apply", "-f", "-").output();
    }

    /** A kubectl that acts with the identity of a kubeconfig. */
    public Kubectl kubectlWith(Path kubeconfig) {
        return new Kubectl(programs.path("kubectl"), kubeconfig, folder.path());
    }

    /** Creates a namespace that no other test has; its name starts with {@code prefix}. */
    public String newNamespace(String prefix) throws IOException, InterruptedException {
        return newNamespace(prefix, "{}");
    }

    /** The same with labels, in YAML's flow style such as <code>{team: blue}</code>. */
    public String newNamespace(String prefix, String labels) throws IOException, InterruptedException {
        var manifest = """
                apiVersion: v1
                kind: Namespace
                metadata:
                  generateName: %s-
                  labels: %s
                """.formatted(prefix, labels);
        return kubectlWithInput(manifest, "create", "-f", "-", "-o", "jsonpath={.metadata.name}")
                .output();
    }

    /** Who did what at the API server, since the start. */
    public AuditLog auditLog() {
        return new AuditLog(folder.file(ApiServer.AUDIT_LOG));
    }

    /** Stops the API server, waits for its end, and starts it again on the same port; clients see it go. */
    public void restartApiServer() throws IOException, InterruptedException {
        if (apiServer != null) {
            apiServer.stop();
        }
        startApiServer();
    }

    /** Freezes the API server: it keeps its connections and takes new ones, and says nothing on any until thawed. */
    public void freezeApiServer() throws IOException, InterruptedException {
        signalApiServer("STOP");
    }

    /** Lets a frozen API server go on where it was, and returns when it answers. */
    public void thawApiServer() throws IOException, InterruptedException {
        signalApiServer("CONT");
        if (apiServer != null) {
            apiServer.awaitReady(() -> kubectl("get", "--raw", "/readyz").succeeded(), READY_LIMIT);
        }
    }

    /** Stops the programs in reverse order, each with up to 20 seconds to end by itself. */
    @Override
    public void close() throws IOException {
        var store = etcd;
        var server = apiServer;
        var manager = controllerManager;
        try (store;
                server;
                manager) {}
        folder.delete(Etcd.DATA);
    }

    private void signalApiServer(String signal) throws IOException, InterruptedException {
        if (apiServer != null) {
            apiServer.signal(signal);
        }
    }

    private void startPrograms(AuditLevel auditLevel) throws IOException, InterruptedException {
        folder.write(ApiServer.AUDIT_POLICY, auditLevel.policy());
        var store = Etcd.start(programs, endpoints, folder);
        etcd = store;
        store.awaitErrorLine(Etcd.READY, READY_LIMIT);
        startApiServer();
        var manager = KubeControllerManager.start(programs, folder);
        controllerManager = manager;
        manager.awaitReady(() -> kubectl("get", "serviceaccount", "default").succeeded(), READY_LIMIT);
    }

    private void startApiServer() throws IOException, InterruptedException {
        var server = ApiServer.start(programs, endpoints, folder);
        apiServer = server;
        server.awaitReady(() -> kubectl("get", "--raw", "/readyz").succeeded(), READY_LIMIT);
    }
}
