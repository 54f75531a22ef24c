package io.fleetgate.bench;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The load generator: it ends by itself, and a single wrong answer ends the benchmark. */
final class LoadProgram {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private final Path program;
    private final Path ca;
    private final List<Path> bodies;

    LoadProgram(Path program, Path ca, List<Path> bodies) {
        this.program = program;
        this.ca = ca;
        this.bodies = List.copyOf(bodies);
    }

    /** All requests count; none is a warm-up unless the caller throws the measurement away. */
    Measurement run(ServerProcess server, Protocol protocol, int requests) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                program.toString(),
                "--url=" + server.url() + "/validate?timeout=10s",
                "--ca=" + ca,
                "--protocol=" + protocol.flag(),
                "--streams=" + BenchConfig.STREAMS,
                "--requests=" + requests,
                "--pid=" + server.pid()));
        bodies.forEach(body -> command.add("--body=" + body));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        byte[] output = process.getInputStream().readAllBytes();
        if (exitCode(process) != 0) {
            throw new IOException("the load generator failed: " + new String(output, StandardCharsets.UTF_8));
        }
        return JSON.readValue(output, Measurement.class);
    }

    private static int exitCode(Process process) throws IOException {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted under load", e);
        }
    }
}
