package io.fleetgate.cli;

import io.fleetgate.cli.config.Deadline;
import io.fleetgate.scope.ScopePolicy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every subcommand takes. */
final class CommonOptions {
    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "YAML or JSON with configs, a folder of such files, or - for standard input.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--with",
            paramLabel = "DIR",
            description = "Objects that the cluster is taken to hold, as a file or folder; may be given several times.")
    private List<Path> objects = new ArrayList<>();

    @Option(
            names = "--trusted-namespace",
            paramLabel = "NAMESPACE",
            description =
                    "A namespace whose configs may watch everything, as the operator is told; may be given several times.")
    private List<String> trusted = new ArrayList<>();

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "When to give up. Default: 60.")
    private int timeout = 60;

    List<Path> files() {
        return files;
    }

    List<Path> objects() {
        return objects;
    }

    Deadline deadline() {
        return Deadline.in(Duration.ofSeconds(timeout));
    }

    ScopePolicy policy() {
        return new ScopePolicy(new LinkedHashSet<>(trusted), Map.of(), true);
    }
}
