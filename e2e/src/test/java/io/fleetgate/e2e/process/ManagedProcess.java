package io.fleetgate.e2e.process;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A program that runs beside the tests until it is stopped. Its output goes to {@code <name>.out} and
 * {@code <name>.err} in the folder of its logs, appended when a program of that name is started again. It is killed
 * when this JVM ends in whatever way.
 */
public final class ManagedProcess implements AutoCloseable {
    private static final Duration STOP_LIMIT = Duration.ofSeconds(20);
    private static final Duration SIGNAL_LIMIT = Duration.ofSeconds(10);
    private static final int TAIL_LINES = 25;
    private static final long POLL_MILLIS = 100;

    private final String name;
    private final Process process;
    private final LineLog stdout;
    private final LineLog stderr;

    private ManagedProcess(String name, Process process, Path logs) {
        this.name = name;
        this.process = process;
        this.stdout = LineLog.follow(process.getInputStream(), logs.resolve(name + ".out"));
        this.stderr = LineLog.follow(process.getErrorStream(), logs.resolve(name + ".err"));
    }

    /** Starts {@code command} and returns at once, whether or not it is ready for anything. */
    public static ManagedProcess start(String name, Command command, Path logs) throws IOException {
        return new ManagedProcess(name, command.builder().start(), logs);
    }

    /** The process id of the program itself. */
    public long pid() {
        return process.pid();
    }

    /** Whether the program is still running. */
    public boolean isRunning() {
        return process.isAlive();
    }

    /** Waits for a line on standard output that {@code pattern} is found in; it may have been printed already. */
    public MatchResult awaitLine(String pattern, Duration limit) throws InterruptedException {
        return awaitLine(stdout, pattern, limit);
    }

    /** Waits for a line on standard error that {@code pattern} is found in; it may have been printed already. */
    public MatchResult awaitErrorLine(String pattern, Duration limit) throws InterruptedException {
        return awaitLine(stderr, pattern, limit);
    }

    /** Asks {@code ready} again and again until it says yes; fails as soon as the program ends. */
    public void awaitReady(Readiness ready, Duration limit) throws IOException, InterruptedException {
        var deadline = System.nanoTime() + limit.toNanos();
        while (!ready.check()) {
            if (process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS) || System.nanoTime() > deadline) {
                throw failure(
                        "did not become ready, or do what was waited for (limit %d s)".formatted(limit.toSeconds()));
            }
        }
    }

    /** The latest lines of standard error. */
    public String stderrTail() {
        return String.join(System.lineSeparator(), stderr.tail(TAIL_LINES));
    }

    /** Sends SIGTERM, waits for the end and returns the exit code; a program that ignores it is killed and reported. */
    public int stop() throws InterruptedException {
        return stop(STOP_LIMIT);
    }

    /** As {@link #stop()}, with a limit of one's own. */
    public int stop(Duration limit) throws InterruptedException {
        // Process.destroy() would close the pipe that the watchdog listens to, and so kill the program at once.
        process.toHandle().destroy();
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            kill();
            throw failure("did not end within %d s of SIGTERM and was killed".formatted(limit.toSeconds()));
        }
        return process.exitValue();
    }

    /** Sends a signal, such as {@code STOP} or {@code CONT}, and returns when it is sent. */
    public void signal(String signal) throws IOException, InterruptedException {
        Command.of(List.of("kill", "-" + signal, String.valueOf(pid())))
                .run(SIGNAL_LIMIT)
                .output();
    }

    /** Sends SIGKILL and waits for the end. */
    public void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    /** Stops the program if it still runs. */
    @Override
    public void close() {
        try {
            stop();
        } catch (InterruptedException e) {
            process.toHandle().destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    private MatchResult awaitLine(LineLog log, String pattern, Duration limit) throws InterruptedException {
        var found = log.await(Pattern.compile(pattern), limit);
        if (found.isEmpty()) {
            throw failure("did not print a line with \"%s\" to %s (limit %d s)"
                    .formatted(pattern, log.file().getFileName(), limit.toSeconds()));
        }
        return found.get();
    }

    private IllegalStateException failure(String what) throws InterruptedException {
        return new IllegalStateException("%s %s; it %s. The end of %s:%n%s"
                .formatted(name, what, state(), stderr.file().toAbsolutePath(), stderrTail()));
    }

    /** A program that is about to end closes its streams a moment before; that moment is waited for. */
    private String state() throws InterruptedException {
        if (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            return "still runs";
        }
        stderr.awaitEnd(Duration.ofMillis(POLL_MILLIS));
        return "has ended with exit code " + process.exitValue();
    }

    /** A question to a program, from outside, whether it can be used yet. */
    @FunctionalInterface
    public interface Readiness {
        boolean check() throws IOException, InterruptedException;
    }
}
