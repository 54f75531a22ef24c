package io.fleetgate.e2e.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchdogTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @Test
    void programEndsWithinSecondsOfTheJvmThatStartedItBeingKilled(@TempDir Path logs) throws Exception {
        var jvm = ManagedProcess.start("jvm", jvm(logs), logs);
        var pid = Long.parseLong(jvm.awaitLine("started (\\d+)", SOON).group(1));
        var program = ProcessHandle.of(pid).orElseThrow();
        try {
            assertThat(program.isAlive()).isTrue();

            jvm.kill();

            assertThat(program.onExit()).succeedsWithin(Duration.ofSeconds(5));
        } finally {
            program.destroyForcibly();
        }
    }

    private static Command jvm(Path logs) {
        return Command.of(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                StartsAndWaits.class.getName(),
                logs.toString()));
    }

    /** A JVM that starts a program which ignores every polite signal, says its pid, and waits for ever. */
    static final class StartsAndWaits {
        private StartsAndWaits() {}

        public static void main(String[] arguments) throws IOException, InterruptedException {
            var stubborn = Command.of(List.of("/bin/sh", "-c", "trap '' HUP INT TERM; while :; do sleep 1; done"));
            var program = ManagedProcess.start("stubborn", stubborn, Path.of(arguments[0]));
            System.out.println("started " + program.pid());
            program.awaitLine("never printed", Duration.ofDays(1));
        }
    }
}
