package io.fleetgate.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.admission.AdmissionRules;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Applied;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.plan.Plan;
import io.fleetgate.plan.Planner;
import io.fleetgate.plan.Proposal;
import io.fleetgate.plan.TargetScope;
import io.fleetgate.policy.RulePolicy;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What was recorded of the published system comes out here as well, or better where that is meant: ties are called ties, losers
 * have no RenderTasks, an edited Profile lets go of its old Release, and the last unbinding publishes an empty bootstrap.
 */
class RecordedFleetsTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden/recorded");
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);

    private final Planner planner = new Planner(new AdmissionRules(RulePolicy.DEFAULT), RolloutPolicy.DEFAULT);

    @Test
    void noRecordedFleetIsMissing() throws IOException {
        List<RecordedFleet> fleets = RecordedFleet.all(FOLDER);

        assertThat(fleets).extracting(RecordedFleet::name).hasSize(15);
        assertThat(fleets.stream().mapToInt(fleet -> fleet.steps().size()).sum())
                .isEqualTo(26);
    }

    @TestFactory
    Stream<DynamicTest> everyStepComesOutAsRecorded() throws IOException {
        return RecordedFleet.all(FOLDER).stream()
                .map(fleet -> DynamicTest.dynamicTest(fleet.name(), () -> replay(fleet)));
    }

    private void replay(RecordedFleet recorded) {
        Snapshot fleet = Fleet.of(recorded.fleet());
        for (RecordedStep step : recorded.steps()) {
            fleet = replay(step, fleet);
        }
    }

    private Snapshot replay(RecordedStep step, Snapshot settled) {
        Snapshot base = Patches.apply(settled, step.meanwhile());
        Plan plan = planner.plan(base, proposals(step), TargetScope.ALL);
        Snapshot after = Applied.to(base, plan);

        assertThat(GeneratedNames.masked(GeneratedNames.masked(PlanLines.of(plan), base), after))
                .as(step.name())
                .isEqualTo(step.plan());
        return after;
    }

    private static List<Proposal> proposals(RecordedStep step) {
        List<Proposal> proposals = new ArrayList<>(Fleet.apply(step.change()));
        for (String delete : step.deletes()) {
            String[] kindAndKey = delete.split(" ");
            proposals.add(Fleet.delete(CATALOG.find(kindAndKey[0]).orElseThrow(), kindAndKey[1]));
        }
        return proposals;
    }
}
