package io.fleetgate.e2e.installation;

import io.fleetgate.certs.Trust;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.ManagedProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The webhook or the operator as a user starts it, with the launcher in {@code dist}. It acts with the ServiceAccount of its
 * name, and issues its own certificate.
 */
public final class FleetgateProcess implements AutoCloseable {
    public static final String WEBHOOK = "fleetgate-webhook";
    public static final String OPERATOR = "fleetgate-operator";

    /** The namespace of the shipped manifests. */
    public static final String NAMESPACE = "fleetgate-system";

    private static final Path LAUNCHERS = Path.of("..", "dist", "bin");
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final ManagedProcess process;
    private final URI url;
    private final Path certificates;
    private final String caCertificate;
    private final HttpClient client;

    private FleetgateProcess(ManagedProcess process, URI url, Path certificates) throws IOException {
        this.process = process;
        this.url = url;
        this.certificates = certificates;
        this.caCertificate = Files.readString(certificates.resolve("ca.crt"));
        this.client = HttpClient.newBuilder()
                .sslContext(Trust.inFile(certificates.resolve("ca.crt")))
                .build();
    }

    /**
     * Starts one and returns when it says that it is ready.
     *
     * @param program {@link #WEBHOOK} or {@link #OPERATOR}
     * @param name of its logs and of its folder of certificates, different for each process of a run
     * @param flags beside the kubeconfig, the certificates, a free port, and for the operator that no tags are deleted: the
     *     registries of which manifests speak do not exist
     */
    public static FleetgateProcess start(ControlPlane controlPlane, String program, String name, String... flags)
            throws IOException, InterruptedException {
        var certificates = controlPlane.logs().resolve(name + "-certs");
        var kubeconfig = controlPlane.serviceAccountKubeconfig(NAMESPACE, program);
        var line = new ArrayList<>(List.of(
                LAUNCHERS.resolve(program).toString(),
                "--listen=127.0.0.1:0",
                "--kubeconfig=" + kubeconfig,
                "--cert-dir=" + certificates));
        if (program.equals(OPERATOR)) {
            line.add("--delete-tags=false");
        }
        line.addAll(List.of(flags));
        var process = ManagedProcess.start(name, Command.of(line), controlPlane.logs());
        var url = process.awaitLine("^ready (https://127\\.0\\.0\\.1:\\d+)$", LIMIT)
                .group(1);
        return new FleetgateProcess(process, URI.create(url), certificates);
    }

    /** The user name under which the API server knows a program of the shipped manifests. */
    public static String userOf(String program) {
        return "system:serviceaccount:" + NAMESPACE + ":" + program;
    }

    /** The process id of the program itself. */
    public long pid() {
        return process.pid();
    }

    /** Where it serves. */
    public URI url() {
        return url;
    }

    /** The folder of its certificates: {@code ca.crt}, {@code tls.crt}, {@code tls.key}. */
    public Path certificates() {
        return certificates;
    }

    /** The certificate, in PEM, of the CA that it issued for itself. */
    public String caCertificate() {
        return caCertificate;
    }

    /** Reads a path below its URL. */
    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).GET().build(), BodyHandlers.ofString());
    }

    /** Sends documents to a path below its URL and returns the JSON it answers with. */
    public HttpResponse<String> postYaml(String path, String documents) throws IOException, InterruptedException {
        var request = request(path)
                .header("Content-Type", "application/yaml")
                .header("Accept", "application/json")
                .POST(BodyPublishers.ofString(documents));
        return client.send(request.build(), BodyHandlers.ofString());
    }

    /** Asks a question again and again until the answer is yes; the question is about what this process makes of its cluster. */
    public void await(ManagedProcess.Readiness question) throws IOException, InterruptedException {
        process.awaitReady(question, LIMIT);
    }

    /** The metrics of a webhook that was told to listen for those who manage it; the operator's are at {@link #get}. */
    public String metrics() throws IOException, InterruptedException {
        var address = process.awaitErrorLine("listening for health and metrics address=\"([^\"]+)\"", LIMIT)
                .group(1);
        var request = HttpRequest.newBuilder(URI.create("http://" + address + "/metrics"))
                .timeout(LIMIT)
                .build();
        return client.send(request, BodyHandlers.ofString()).body();
    }

    /** Ends it with SIGTERM and returns its exit code. */
    public int stop() throws InterruptedException {
        return process.stop();
    }

    /** Ends it with SIGKILL, in the middle of whatever it does. */
    public void kill() throws InterruptedException {
        process.kill();
        client.close();
    }

    /** Freezes it, with the signal {@code STOP}, or lets it go on, with {@code CONT}. */
    public void signal(String signal) throws IOException, InterruptedException {
        process.signal(signal);
    }

    @Override
    public void close() {
        client.close();
        process.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(url.resolve(path)).timeout(LIMIT);
    }
}
