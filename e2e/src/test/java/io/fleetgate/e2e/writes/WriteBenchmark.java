package io.fleetgate.e2e.writes;

import io.fleetgate.e2e.controlplane.AuditLevel;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.TestNamespace;
import io.fleetgate.e2e.process.Programs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Part of `make bench`: writes Releases through a real API server, in interleaved rounds into three namespaces that differ
 * only in the webhook that judges them. The informers of Fleetgate follow the writes of all three.
 */
public final class WriteBenchmark {
    private static final int ROUNDS = 7;
    private static final int WARM_UP_OBJECTS = 4_000;
    private static final Path PROGRAMS = Path.of("..", "bench", "go", "build");

    private final WriteProgram program;
    private final List<Contestant> contestants;

    private WriteBenchmark(WriteProgram program, List<Contestant> contestants) {
        this.program = program;
        this.contestants = contestants;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var programs = Programs.builtBy(PROGRAMS);
        try (var controlPlane = ControlPlane.start(AuditLevel.METADATA);
                var installation = Installation.into(controlPlane);
                var noOp = NoOpWebhook.start(programs, installation.webhook().certificates(), controlPlane.logs())) {
            var unjudged = installation.newUnregisteredNamespace("none");
            var allowed = installation.newUnregisteredNamespace("go");
            var judged = installation.newNamespace("fleetgate");
            installation.registerAllowing(
                    allowed, noOp.url(), installation.webhook().caCertificate());
            var benchmark = new WriteBenchmark(
                    WriteProgram.in(controlPlane, programs),
                    List.of(
                            contestant(Contestant.NONE, unjudged),
                            contestant(Contestant.GO, allowed),
                            contestant(Contestant.FLEETGATE, judged)));
            benchmark.warmUp();
            for (var load : List.of(new Load(1, 150), new Load(16, 800))) {
                var figures = new WriteFigures(benchmark.measure(load));
                System.out.println(figures.table("Writes of a Release, writers at a time: " + load.writers()));
                figures.goals(load.writers(), Runtime.getRuntime().availableProcessors())
                        .forEach(System.out::println);
                System.out.println();
            }
        }
    }

    /** Both webhooks get the same; the API server's first writes are slow too. */
    private void warmUp() throws IOException, InterruptedException {
        for (var contestant : contestants) {
            program.run(contestant.namespace(), new Load(16, WARM_UP_OBJECTS));
        }
    }

    private WriteRounds measure(Load load) throws IOException, InterruptedException {
        var rounds = new WriteRounds();
        for (int round = 0; round < ROUNDS; round++) {
            for (var contestant : inOrderOf(round)) {
                rounds.add(contestant.name(), program.run(contestant.namespace(), load));
            }
        }
        return rounds;
    }

    /** Each begins a round as often as the others, or nearly so. */
    private List<Contestant> inOrderOf(int round) {
        var order = new ArrayList<>(contestants);
        Collections.rotate(order, -round);
        return order;
    }

    private static Contestant contestant(String name, TestNamespace namespace)
            throws IOException, InterruptedException {
        namespace.store(WriteProgram.COMPONENT_VERSION);
        return new Contestant(name, namespace.name());
    }
}
