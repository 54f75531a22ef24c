package io.fleetgate.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Main classes that tests, also those of other modules, run as processes of their own; closing ends what still runs. */
public final class Programs implements AutoCloseable {
    private final List<Process> started = new ArrayList<>();

    /** Starts a main class from the class path of this JVM, in a folder. */
    public Process start(Class<?> main, Path folder, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).directory(folder.toFile()).start();
        started.add(process);
        return process;
    }

    /** All that a process prints on standard output until it ends. */
    public static String output(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** All that a process prints on standard error until it ends. */
    public static String errors(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        started.forEach(Process::destroyForcibly);
    }
}
