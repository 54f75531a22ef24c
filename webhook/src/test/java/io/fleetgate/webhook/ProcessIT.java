package io.fleetgate.webhook;

import static io.fleetgate.process.Programs.errors;
import static io.fleetgate.process.Programs.output;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.process.Programs;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process as whoever starts it sees it: its output, its exit code, its signals. */
class ProcessIT {
    private static final String RELEASE = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {name: kyverno, namespace: sites}
            spec: {componentVersionRef: {name: kyverno-3}}
            """;

    @TempDir
    private Path folder;

    @AutoClose
    private final Programs programs = new Programs();

    @BeforeEach
    void writeFleet() throws IOException {
        Files.createDirectory(folder.resolve("fleet"));
        Files.writeString(folder.resolve("fleet/release.yaml"), RELEASE);
    }

    @Test
    void aReadyProcessPrintsOneLineAndEndsWith0OnSigterm() throws Exception {
        Process process = start("--store=dir:" + folder.resolve("fleet"), "--listen=127.0.0.1:0");
        String ready = process.inputReader().readLine();

        process.toHandle().destroy();

        assertThat(ready).matches("ready https://127\\.0\\.0\\.1:[0-9]+");
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(process.inputReader().readLine()).isNull();
    }

    @Test
    void aProcessThatStillReadsItsStoreEndsWith0OnSigterm() throws Exception {
        Path pipe = folder.resolve("fleet/endless.yaml");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Process process = start("--store=dir:" + folder.resolve("fleet"), "--listen=127.0.0.1:0");

        // Opening the pipe waits for its reader.
        try (OutputStream _ = Files.newOutputStream(pipe)) {
            process.toHandle().destroy();

            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void helpListsEverySettingAndEndsWith0() throws Exception {
        Process process = start("--help");

        assertThat(output(process))
                .contains("--listen=HOST:PORT", "--store=", "--cert-dir=", "--kubeconfig=", "--config=");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void anUnknownOptionIsNamedAndEndsWith2() throws Exception {
        Process process = start("--lisen=127.0.0.1:0");

        assertThat(errors(process)).isEqualTo("fleetgate-webhook: unknown option --lisen; --help lists the options\n");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void everyWrongValueIsNamedAtOnce() throws Exception {
        Process process = start("--listen=nowhere", "--store=memory", "--decision-timeout=fast");

        assertThat(errors(process).lines()).hasSize(3);
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void aPortInUseIsOneSentenceAndNoStackTrace() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            Process process =
                    start("--store=dir:" + folder.resolve("fleet"), "--listen=127.0.0.1:" + taken.getLocalPort());

            assertThat(errors(process).lines().toList())
                    .singleElement()
                    .asString()
                    .contains("cannot listen on 127.0.0.1:" + taken.getLocalPort()
                            + ": Address already in use; choose another");
            assertThat(process.waitFor()).isEqualTo(1);
        }
    }

    @Test
    void aStoreFolderThatDoesNotExistStopsTheStart() throws Exception {
        Process process = start("--store=dir:" + folder.resolve("absent"), "--listen=127.0.0.1:0");

        assertThat(errors(process))
                .contains("absent")
                .contains("the folder does not exist")
                .doesNotContain("\tat ");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    @Test
    void settingsMayStandInAFileAndTheCommandLineWins() throws Exception {
        Path settings = folder.resolve("settings.yaml");
        Files.writeString(settings, "store: dir:" + folder.resolve("absent") + "\nlisten: \"127.0.0.1:0\"\n");

        Process process = start("--config=" + settings, "--store=dir:" + folder.resolve("fleet"));

        assertThat(process.inputReader().readLine()).startsWith("ready https://127.0.0.1:");
    }

    private Process start(String... arguments) throws IOException {
        return programs.start(Main.class, folder, arguments);
    }
}
