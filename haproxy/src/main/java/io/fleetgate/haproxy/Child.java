package io.fleetgate.haproxy;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One run of a program as the leader of a session of its own, so that all that it starts can be ended with it. Its output goes to
 * a file, whose size the limits bound, and not through a pipe that a forgotten grandchild could hold open.
 */
final class Child {
    /** The shell cannot execute what it is told to, by POSIX. */
    static final int NOT_EXECUTABLE = 126;

    static final int NOT_FOUND = 127;

    private static final File NOTHING = new File("/dev/null");
    private static final int MOST_OUTPUT = 64 * 1024;

    private final Process process;
    private final Path output;

    private Child(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts a program.
     *
     * @param command the program and its arguments
     * @param folder where it runs
     * @param output the file that it writes to, outside of the folder
     */
    static Child start(List<String> command, ChildLimits limits, Path folder, Path output) throws IOException {
        List<String> whole = new ArrayList<>(List.of(
                "setsid", "/bin/sh", "-c", limits.commands() + " && exec \"$@\" || exit " + NOT_EXECUTABLE, "sh"));
        whole.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(whole)
                .directory(folder.toFile())
                .redirectInput(NOTHING)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().clear();
        return new Child(builder.start(), output);
    }

    /** Waits for the end and sees to it: when this returns or throws, nothing of the child is left. */
    ChildEnd await(Duration within) throws IOException, InterruptedException {
        boolean hasExited;
        try {
            hasExited = process.waitFor(within.toNanos(), TimeUnit.NANOSECONDS);
        } finally {
            endAll();
        }
        return hasExited ? new ChildEnd.Exited(process.exitValue(), readOutput()) : new ChildEnd.Killed();
    }

    private void endAll() throws IOException {
        List<ProcessHandle> descendants = process.descendants().toList();
        endGroup();
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        process.onExit().join();
    }

    /** The group has the leader's number, and keeps it while any of it is left; that there is none left is no failure. */
    private void endGroup() throws IOException {
        Process kill = new ProcessBuilder(
                        "/bin/sh", "-c", "kill -s KILL -- \"-$1\"", "sh", String.valueOf(process.pid()))
                .redirectInput(NOTHING)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        kill.onExit().join();
    }

    private String readOutput() throws IOException {
        try (InputStream stream = Files.newInputStream(output)) {
            return new String(stream.readNBytes(MOST_OUTPUT), StandardCharsets.UTF_8);
        }
    }
}
