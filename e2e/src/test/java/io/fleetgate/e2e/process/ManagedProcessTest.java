package io.fleetgate.e2e.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManagedProcessTest {
    private static final Duration SOON = Duration.ofSeconds(10);

    @TempDir
    private Path logs;

    @Test
    void lineIsFoundWhetherPrintedBeforeOrAfterTheWaitBegins() throws IOException, InterruptedException {
        try (var process = shell("echo first; read go <\"$GATE\"; echo \"ready https://$go\"; exec sleep 600")) {
            process.awaitLine("first", SOON);
            Files.writeString(gate(), "127.0.0.1:8443\n");

            var ready = process.awaitLine("ready (https://\\S+)", SOON);

            assertThat(ready.group(1)).isEqualTo("https://127.0.0.1:8443");
            assertThat(process.awaitLine("first", SOON).group()).isEqualTo("first");
        }
    }

    @Test
    void sigtermReachesTheProgramAndItsExitCodeComesBack() throws IOException, InterruptedException {
        try (var process = shell("trap 'exit 7' TERM; echo up; while :; do sleep 0.1; done")) {
            process.awaitLine("up", SOON);

            assertThat(process.stop()).isEqualTo(7);
            assertThat(process.isRunning()).isFalse();
        }
    }

    @Test
    void programThatIgnoresSigtermIsKilledAndReported() throws IOException, InterruptedException {
        try (var process = shell("trap '' TERM; echo up; while :; do sleep 0.1; done")) {
            process.awaitLine("up", SOON);

            assertThatIllegalStateException()
                    .isThrownBy(() -> process.stop(Duration.ofMillis(300)))
                    .withMessageContaining("did not end within");
            assertThat(process.isRunning()).isFalse();
        }
    }

    @Test
    void programThatEndsEarlyIsReportedAtOnceWithItsExitCodeAndTheEndOfItsErrors()
            throws IOException, InterruptedException {
        try (var process = shell("echo 'bind: address already in use' >&2; exit 3")) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> process.awaitLine("ready", Duration.ofMinutes(5)))
                    .withMessageContainingAll("program did not print", "exit code 3", "address already in use");
            assertThatIllegalStateException()
                    .isThrownBy(() -> process.awaitReady(() -> false, Duration.ofMinutes(5)))
                    .withMessageContainingAll("did not become ready", "exit code 3", "address already in use");
        }
    }

    @Test
    void outputIsKeptInFilesAcrossStartsOfOneName() throws IOException, InterruptedException {
        for (var line : List.of("first", "second")) {
            try (var process = shell("echo " + line + "; echo oops-" + line + " >&2")) {
                process.awaitLine(line, SOON);
                process.awaitErrorLine("oops", SOON);
            }
        }

        assertThat(logs.resolve("program.out")).hasContent("first\nsecond");
        assertThat(logs.resolve("program.err")).hasContent("oops-first\noops-second");
    }

    private ManagedProcess shell(String script) throws IOException, InterruptedException {
        if (Files.notExists(gate())) {
            Command.of(List.of("mkfifo", gate().toString())).run(SOON).output();
        }
        var command = Command.of(List.of("/bin/sh", "-c", script)).withEnvironment(Map.of("GATE", gate().toString()));
        return ManagedProcess.start("program", command, logs);
    }

    private Path gate() {
        return logs.resolve("gate");
    }
}
