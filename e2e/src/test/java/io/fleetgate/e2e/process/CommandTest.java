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

class CommandTest {
    private static final Duration SOON = Duration.ofSeconds(10);

    @Test
    void exitCodeAndBothStreamsComeBack() throws IOException, InterruptedException {
        var completed = shell("echo out; echo err >&2; exit 4").run(SOON);

        assertThat(completed.exitCode()).isEqualTo(4);
        assertThat(completed.stdout()).isEqualTo("out\n");
        assertThat(completed.stderr()).isEqualTo("err\n");
        assertThatIllegalStateException()
                .isThrownBy(completed::output)
                .withMessageContainingAll("exit code 4", "out", "err");
    }

    @Test
    void programReadsItsInputFileAndSeesItsEnvironment(@TempDir Path folder) throws IOException, InterruptedException {
        var input = Files.writeString(folder.resolve("an input"), "from the file");

        var output = shell("cat; echo \" and $WORD\"")
                .withInput(input)
                .withEnvironment(Map.of("WORD", "from the environment"))
                .run(SOON)
                .output();

        assertThat(output).isEqualTo("from the file and from the environment\n");
    }

    @Test
    void inputIsEmptyUnlessGiven() throws IOException, InterruptedException {
        assertThat(shell("cat").run(SOON).output()).isEmpty();
    }

    @Test
    void programThatDoesNotEndInTimeIsKilledAndReported() {
        assertThatIllegalStateException()
                .isThrownBy(() -> shell("echo waiting; exec sleep 600").run(Duration.ofMillis(500)))
                .withMessageContainingAll("sleep 600 did not end", "waiting");
    }

    private static Command shell(String script) {
        return Command.of(List.of("/bin/sh", "-c", script));
    }
}
