package io.fleetgate.operator;

import static io.fleetgate.process.Programs.errors;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.process.Programs;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The process as whoever starts it sees it, against an API server in memory. */
@Timeout(60)
class ProcessIT {
    @TempDir
    private Path folder;

    @AutoClose
    private final Programs programs = new Programs();

    @AutoClose
    private final InMemoryApiServer apiServer = InMemoryApiServer.start();

    private HealthClient health;

    ProcessIT() throws IOException {}

    @BeforeEach
    void trustItsCa() {
        health = new HealthClient(folder.resolve("certs/ca.crt"));
    }

    @Test
    void aConnectedProcessIsReadyServesHealthOverHttpsAndEndsWith0OnSigterm() throws Exception {
        Process process =
                start("--listen=127.0.0.1:0", "--kubeconfig=" + kubeconfig(apiServer.url()), "--leader-elect=false");
        String ready = process.inputReader().readLine();

        assertThat(ready).matches("ready https://127\\.0\\.0\\.1:[0-9]+");
        String url = ready.substring("ready ".length());
        assertThat(health.get(url + "/livez").body()).isEqualTo("ok\n");
        assertThat(health.get(url + "/readyz").statusCode()).isEqualTo(200);
        assertThat(health.get(url + "/other").statusCode()).isEqualTo(404);
        assertThat(health.get(url + "/livezier").statusCode()).isEqualTo(404);

        process.toHandle().destroy();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void aLeaderSaysSoAndGivesItsLeaseBackOnSigterm() throws Exception {
        Process process = start(
                "--listen=127.0.0.1:0",
                "--kubeconfig=" + kubeconfig(apiServer.url()),
                "--lease-namespace=fleet-system",
                "--lease-name=operator");
        String url = process.inputReader().readLine().substring("ready ".length());

        awaitError(process, "LeaseElection leading");
        assertThat(health.get(url + "/metrics").body())
                .contains("fleetgate_operator_leader 1.0\n", "fleetgate_operator_leader_tenures_total 1.0\n");

        process.toHandle().destroy();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(apiServer.calls().writes().getLast().request().body())
                .contains("\"leaseDurationSeconds\":1")
                .doesNotContain("holderIdentity");
    }

    @Test
    void aProcessWithoutApiServerLivesIsNotReadyAndSaysWhy() throws Exception {
        int nobody = freePort();
        int healthPort = freePort();
        String url = "https://127.0.0.1:" + healthPort;

        Process process =
                start("--listen=127.0.0.1:" + healthPort, "--kubeconfig=" + kubeconfig("http://127.0.0.1:" + nobody));

        awaitError(process, "the API server cannot be reached");
        assertThat(health.get(url + "/livez").statusCode()).isEqualTo(200);
        assertThat(health.get(url + "/readyz").statusCode()).isEqualTo(503);
        assertThat(health.get(url + "/readyz").body())
                .contains("Profile: not read yet, the API server cannot be reached");
    }

    @Test
    void anUnknownOptionIsNamedAndEndsWith2() throws Exception {
        Process process = start("--store=cluster");

        assertThat(errors(process)).isEqualTo("fleetgate-operator: unknown option --store; --help lists the options\n");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void aPortInUseIsOneSentenceAndEndsWith1() throws Exception {
        Process process = start(
                "--listen=" + apiServer.url().substring("http://".length()),
                "--kubeconfig=" + kubeconfig(apiServer.url()));

        assertThat(errors(process).lines().toList())
                .singleElement()
                .asString()
                .contains("cannot listen on " + apiServer.url().substring("http://".length()));
        assertThat(process.waitFor()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"token: [secret-1", "secret-1", "users: secret-1", "clusters: [{cluster: {server: [secret-1]}}]"
            })
    void aBrokenKubeconfigIsOneSentenceWithoutItsContents(String contents) throws Exception {
        Path broken = Files.writeString(folder.resolve("broken"), contents);
        Process process = start("--listen=127.0.0.1:0", "--kubeconfig=" + broken);

        assertThat(errors(process).lines().toList())
                .singleElement()
                .asString()
                .contains("the kubeconfig " + broken)
                .doesNotContain("secret-1");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    @Test
    void aKubeconfigThatDoesNotExistIsOneSentence() throws Exception {
        Process process = start("--listen=127.0.0.1:0", "--kubeconfig=" + folder.resolve("absent"));

        assertThat(errors(process).lines().toList()).singleElement().asString().contains("absent does not exist");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    private Path kubeconfig(String server) throws IOException {
        return Files.writeString(folder.resolve("kubeconfig"), """
                apiVersion: v1
                kind: Config
                current-context: test
                contexts: [{name: test, context: {cluster: test, user: test}}]
                clusters: [{name: test, cluster: {server: "%s"}}]
                users: [{name: test, user: {}}]
                """.formatted(server));
    }

    private Process start(String... arguments) throws IOException {
        return programs.start(
                Main.class,
                folder,
                Stream.concat(Stream.of("--cert-dir=" + folder.resolve("certs")), Stream.of(arguments))
                        .toArray(String[]::new));
    }

    private static void awaitError(Process process, String part) throws IOException {
        String line = process.errorReader().readLine();
        while (line != null && !line.contains(part)) {
            line = process.errorReader().readLine();
        }
        assertThat(line).contains(part);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }
}
