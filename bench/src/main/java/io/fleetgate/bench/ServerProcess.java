package io.fleetgate.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A webhook as a process of its own, from its start until it is closed. It says itself when it is ready and where. */
final class ServerProcess implements AutoCloseable {
    private static final String READY = "ready ";
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Process process;
    private final Thread killer;
    private final String url;
    private final Duration startup;

    private ServerProcess(Process process, Thread killer, String url, Duration startup) {
        this.process = process;
        this.killer = killer;
        this.url = url;
        this.startup = startup;
    }

    /** Returns once the server is ready; what it logs goes to a file. */
    static ServerProcess start(List<String> command, Path log) throws IOException {
        long begun = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        Thread killer = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(killer);
        CompletableFuture<@Nullable String> line = CompletableFuture.supplyAsync(() -> firstLine(process));
        try {
            String ready = line.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (ready == null || !ready.startsWith(READY)) {
                throw new IOException("it said " + ready + " instead of where it is ready");
            }
            Duration startup = Duration.ofNanos(System.nanoTime() - begun);
            return new ServerProcess(process, killer, ready.substring(READY.length()), startup);
        } catch (IOException | ExecutionException | TimeoutException e) {
            process.destroyForcibly();
            throw new IOException(command.getFirst() + " did not become ready, see " + log, e);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while starting " + command.getFirst(), e);
        }
    }

    String url() {
        return url;
    }

    long pid() {
        return process.pid();
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    /** From the creation of the process to its own word that it is ready. */
    Duration startup() {
        return startup;
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE)) {
                throw new IOException(url + " did not end on SIGTERM");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
            Runtime.getRuntime().removeShutdownHook(killer);
        }
    }

    private static @Nullable String firstLine(Process process) {
        try (BufferedReader output = process.inputReader()) {
            return output.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
