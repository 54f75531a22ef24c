package io.fleetgate.e2e.process;

/** A program that has ended: its exit code and everything it printed. */
public record Completed(Command command, int exitCode, String stdout, String stderr) {
    /** Whether the program ended with exit code 0. */
    public boolean succeeded() {
        return exitCode == 0;
    }

    /** What the program printed to its standard output; a program that failed is reported with all that it said. */
    public String output() {
        if (!succeeded()) {
            throw new IllegalStateException(
                    "%s ended with exit code %d:%n%s%s".formatted(command, exitCode, stdout, stderr));
        }
        return stdout;
    }
}
