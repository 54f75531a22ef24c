package io.fleetgate.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramTest {
    private final Programs programs = new Programs();

    @TempDir
    private Path folder;

    @AfterEach
    void end() {
        programs.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"main", "platform", "virtual"})
    void aProcessEndsWithAnyThreadThatMeetsABug(String thread) throws Exception {
        var process = programs.start(Buggy.class, folder, thread);

        assertThat(Programs.errors(process))
                .contains("a thread met a bug; the process ends, to be started anew thread=\"" + thread + "\"")
                .contains("the bug in " + thread);
        assertThat(process.waitFor()).isEqualTo(Lifecycle.BUG);
    }

    @Test
    void aRefusalNamesTheProgram() throws Exception {
        var process = programs.start(Buggy.class, folder);

        assertThat(Programs.errors(process)).isEqualTo("buggy: no thread\n");
        assertThat(process.waitFor()).isEqualTo(Lifecycle.USAGE);
    }

    /** A program one of whose threads ends by a bug while the others would go on for ever. */
    static final class Buggy {
        private Buggy() {}

        public static void main(String[] arguments) throws InterruptedException {
            var thread = arguments.length == 0 ? "" : arguments[0];
            var program = new Program<>(
                    "buggy",
                    new CommandLine("buggy", "Fails.", List.of()),
                    (Map<String, String> _) -> thread.isEmpty()
                            ? new Checked.Invalid<String>(List.of("no thread"))
                            : new Checked.Valid<>(thread));
            program.run(new String[0], Buggy::start);
        }

        private static void start(String thread) throws InterruptedException {
            Runnable bug = () -> {
                throw new AssertionError("the bug in " + thread);
            };
            switch (thread) {
                case "platform" -> Thread.ofPlatform().name(thread).start(bug);
                case "virtual" -> Thread.ofVirtual().name(thread).start(bug);
                default -> bug.run();
            }
            new CountDownLatch(1).await();
        }
    }
}
