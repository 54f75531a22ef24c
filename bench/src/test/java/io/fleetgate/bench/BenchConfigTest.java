package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchConfigTest {
    @TempDir
    Path folder;

    @Test
    void argumentsReplaceDefaults() throws IOException {
        BenchConfig config = BenchConfig.from(
                "--webhook=" + program("webhook"),
                "--programs=" + program("load").getParent(),
                "--rounds=3");

        assertThat(config.rounds()).isEqualTo(3);
        assertThat(config.requests()).isEqualTo(15_000);
        assertThat(config.program("load")).isExecutable();
    }

    @Test
    void allMistakesAreNamedAtOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BenchConfig.from(
                        "--webhook=" + folder.resolve("absent"), "--rounds=0", "--starts=many", "--speed=9", "fast"))
                .withMessageContainingAll(
                        "absent", "--rounds=0", "--starts=many", "--speed=9", "fast", "--warmup=40000");
    }

    private Path program(String name) throws IOException {
        Path program = Files.createFile(folder.resolve(name));
        assertThat(program.toFile().setExecutable(true)).isTrue();
        return program;
    }
}
