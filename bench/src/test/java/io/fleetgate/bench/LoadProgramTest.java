package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadProgramTest {
    @TempDir
    Path folder;

    @Test
    void tellsTheProgramWhatToLoadAndReadsWhatItFound() throws IOException {
        Path program = script("""
                echo "$@" > %s
                echo '{"rps":9000.5,"p50Ms":1,"p90Ms":2,"p99Ms":3,"cpuSecondsPer10k":0.5,"peakRssMb":20,"generatorCpuSecondsPer10k":0.2}'
                """.formatted(folder.resolve("arguments")));

        Measurement measurement = run(program);

        assertThat(measurement).isEqualTo(new Measurement(9000.5, 1, 3, 0.5, 20, 0.2));
        assertThat(folder.resolve("arguments"))
                .content()
                .contains("--url=https://127.0.0.1:1/validate", "--protocol=h2", "--requests=7", "--body=review.json");
    }

    @Test
    void aWrongAnswerEndsTheBenchmark() throws IOException {
        Path program = script("echo '{\"errors\":1,\"firstError\":\"allowed is false\"}'; exit 1");

        assertThatIOException().isThrownBy(() -> run(program)).withMessageContaining("allowed is false");
    }

    @Test
    void aReportWithoutItsFiguresIsRefused() throws IOException {
        Path program = script("echo '{\"rps\":1}'");

        assertThatIOException().isThrownBy(() -> run(program)).withMessageContaining("p50Ms");
    }

    private Measurement run(Path program) throws IOException {
        List<String> ready = List.of("sh", "-c", "echo ready https://127.0.0.1:1; exec sleep 60");
        try (ServerProcess server = ServerProcess.start(ready, folder.resolve("log"))) {
            return new LoadProgram(program, Path.of("ca.crt"), List.of(Path.of("review.json")))
                    .run(server, Protocol.H2, 7);
        }
    }

    private Path script(String text) throws IOException {
        Path script = Files.writeString(folder.resolve("load"), "#!/bin/sh\n" + text);
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script;
    }
}
