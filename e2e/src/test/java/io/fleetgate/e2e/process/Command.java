package io.fleetgate.e2e.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A program to run: its arguments (the program first), what it adds to the environment, and the file that it reads as
 * its standard input. The working folder is that of the tests.
 */
public record Command(List<String> arguments, Map<String, String> environment, Path input) {
    private static final Path NO_INPUT = Path.of("/dev/null");

    /** Copies what it is given, in order. */
    public Command {
        arguments = List.copyOf(arguments);
        environment = new LinkedHashMap<>(environment);
    }

    /** A command with nothing added to the environment and an empty standard input. */
    public static Command of(List<String> arguments) {
        return new Command(arguments, Map.of(), NO_INPUT);
    }

    /** The same command with these variables added to its environment. */
    public Command withEnvironment(Map<String, String> variables) {
        return new Command(arguments, variables, input);
    }

    /** The same command with the content of {@code file} as its standard input. */
    public Command withInput(Path file) {
        return new Command(arguments, environment, file);
    }

    /** Runs the program to its end; one that does not end within {@code limit} is killed and reported. */
    public Completed run(Duration limit) throws IOException, InterruptedException {
        var stdout = Files.createTempFile("stdout", ".txt");
        var stderr = Files.createTempFile("stderr", ".txt");
        try {
            var process = builder()
                    .redirectOutput(stdout.toFile())
                    .redirectError(stderr.toFile())
                    .start();
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                throw new IllegalStateException("%s did not end within %d s:%n%s%s"
                        .formatted(this, limit.toSeconds(), Files.readString(stdout), Files.readString(stderr)));
            }
            return new Completed(this, process.exitValue(), Files.readString(stdout), Files.readString(stderr));
        } finally {
            Files.delete(stdout);
            Files.delete(stderr);
        }
    }

    /** A builder for the guarded process. */
    ProcessBuilder builder() {
        var builder = new ProcessBuilder(Watchdog.guard(arguments, input));
        builder.environment().putAll(environment);
        return builder;
    }

    @Override
    public String toString() {
        return String.join(" ", arguments);
    }
}
