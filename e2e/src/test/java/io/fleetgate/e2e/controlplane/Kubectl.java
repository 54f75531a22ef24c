package io.fleetgate.e2e.controlplane;

import io.fleetgate.e2e.process.Command;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs {@code kubectl} as one identity. It reads nothing of the person who runs the tests. */
public final class Kubectl {
    private static final Duration LIMIT = Duration.ofSeconds(90);

    private final String program;
    private final Path kubeconfig;
    private final Path home;

    Kubectl(String program, Path kubeconfig, Path home) {
        this.program = program;
        this.kubeconfig = kubeconfig;
        this.home = home;
    }

    /** Runs it to its end, whatever the exit code. */
    public Completed run(String... arguments) throws IOException, InterruptedException {
        return command(arguments).run(LIMIT);
    }

    /** The same with {@code input} on its standard input, for {@code -f -}. */
    public Completed runWithInput(String input, String... arguments) throws IOException, InterruptedException {
        var file = Files.createTempFile("kubectl", ".in");
        try {
            Files.writeString(file, input);
            return command(arguments).withInput(file).run(LIMIT);
        } finally {
            Files.delete(file);
        }
    }

    private Command command(String... arguments) {
        var line = new ArrayList<>(List.of(program, "--kubeconfig", kubeconfig.toString()));
        line.addAll(List.of(arguments));
        var cache = home.resolve("kubectl-cache").toString();
        return Command.of(line)
                .withEnvironment(Map.of("HOME", home.toString(), "KUBECACHEDIR", cache, "KUBERC", "off"));
    }
}
