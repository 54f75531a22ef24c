package io.fleetgate.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The fleet that the demo runs on, and the answers that its page shows. */
class ExampleFleetTest {
    private static final Path EXAMPLES = Path.of("../docs/examples");
    private static final Path PRINTED = Path.of("target/golden/example-fleet");
    private static final Path GOLDEN = Path.of("src/test/resources/golden/example-fleet");

    @Test
    void thePlanOfTheChangeIsTheOneThatIsShown() throws IOException {
        Plan plan = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .plan(
                        fleet(),
                        Fleet.apply(Files.readString(EXAMPLES.resolve("changes/kyverno-next-everywhere.yaml"))),
                        TargetScope.CHANGED);

        assertGolden("plan.txt", PlanText.write(plan));
        assertGolden("plan.json", PlanJson.write(plan));
    }

    @Test
    void everyTargetIsExplainedAsShown() throws IOException {
        Snapshot fleet = fleet();
        StringBuilder text = new StringBuilder();
        for (FleetObject<?> target : fleet.list(SolarKinds.TARGET)) {
            SettledFleet settled = new SettledFleet(fleet, RolloutPolicy.DEFAULT);
            text.append(new String(
                    ExplanationText.write(TargetExplanation.of(settled, target.key(), 20)), StandardCharsets.UTF_8));
        }

        assertGolden("explain.txt", text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static Snapshot fleet() throws IOException {
        StringBuilder yaml = new StringBuilder();
        try (Stream<Path> files = Files.list(EXAMPLES.resolve("fleet"))) {
            for (Path file : files.sorted().toList()) {
                yaml.append("---\n").append(Files.readString(file));
            }
        }
        return Fleet.of(yaml.toString());
    }

    /** What is printed is left in {@code target/golden}, to be read and, when it is right, copied over by hand. */
    private static void assertGolden(String name, byte[] actual) throws IOException {
        Files.createDirectories(PRINTED);
        Files.write(PRINTED.resolve(name), actual);
        List<String> expected = Files.readAllLines(GOLDEN.resolve(name));
        assertThat(new String(actual, StandardCharsets.UTF_8).lines().toList())
                .as("what is printed for golden file %s", name)
                .isEqualTo(expected);
    }
}
