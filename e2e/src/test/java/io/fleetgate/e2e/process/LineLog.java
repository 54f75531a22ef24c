package io.fleetgate.e2e.process;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** One output stream of a running program, read line by line: all of it in a file, the latest lines in memory. */
final class LineLog {
    private static final int RETAINED_LINES = 500;

    private final Path file;
    private final Deque<String> lines = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean ended;

    private LineLog(Path file) {
        this.file = file;
    }

    /** Follows {@code stream} to its end on a thread of its own, appending it to {@code file}. */
    static LineLog follow(InputStream stream, Path file) {
        var log = new LineLog(file);
        Thread.ofPlatform()
                .daemon()
                .name("follow " + file.getFileName())
                .start(() -> log.read(new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))));
        return log;
    }

    Path file() {
        return file;
    }

    /** The first line that {@code pattern} is found in, printed already or still to come; empty if there is none. */
    Optional<MatchResult> await(Pattern pattern, Duration limit) throws InterruptedException {
        lock.lock();
        try {
            long remaining = limit.toNanos();
            var found = find(pattern);
            while (found.isEmpty() && !ended && remaining > 0) {
                remaining = changed.awaitNanos(remaining);
                found = find(pattern);
            }
            return found;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until the stream has ended and every line of it is here. */
    void awaitEnd(Duration limit) throws InterruptedException {
        lock.lock();
        try {
            long remaining = limit.toNanos();
            while (!ended && remaining > 0) {
                remaining = changed.awaitNanos(remaining);
            }
        } finally {
            lock.unlock();
        }
    }

    /** The latest lines, at most {@code count}, oldest first. */
    List<String> tail(int count) {
        lock.lock();
        try {
            return lines.stream().skip(Math.max(0, lines.size() - count)).toList();
        } finally {
            lock.unlock();
        }
    }

    private void read(BufferedReader reader) {
        try (var copy = Files.newBufferedWriter(file, CREATE, APPEND)) {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                copy.write(line);
                copy.newLine();
                copy.flush();
                add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot copy the output of a program to " + file, e);
        } finally {
            end();
        }
    }

    private Optional<MatchResult> find(Pattern pattern) {
        return lines.stream()
                .map(pattern::matcher)
                .filter(matcher -> matcher.find())
                .<MatchResult>map(matcher -> matcher.toMatchResult())
                .findFirst();
    }

    private void add(String line) {
        lock.lock();
        try {
            lines.addLast(line);
            if (lines.size() > RETAINED_LINES) {
                lines.removeFirst();
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void end() {
        lock.lock();
        try {
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
