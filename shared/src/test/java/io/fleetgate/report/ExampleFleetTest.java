package io.fleetgate.report;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.explain.TargetExplanation;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Golden;
import io.fleetgate.object.FleetObject;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Allowance;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The fleet that the demo runs on, and the answers that its page shows. */
class ExampleFleetTest {
    private static final Path EXAMPLES = Path.of("../docs/examples");

    @Test
    void thePlanOfTheChangeIsTheOneThatIsShown() throws IOException {
        Plan plan = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT)
                .plan(
                        fleet(),
                        Fleet.apply(Files.readString(EXAMPLES.resolve("changes/kyverno-next-everywhere.yaml"))),
                        TargetScope.CHANGED);

        Golden.assertPrinted("example-fleet/plan.txt", PlanText.write(plan, Allowance.UNLIMITED));
        Golden.assertPrinted("example-fleet/plan.json", PlanJson.write(plan, Allowance.UNLIMITED));
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

        Golden.assertPrinted("example-fleet/explain.txt", text.toString().getBytes(StandardCharsets.UTF_8));
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
}
