package io.fleetgate.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import io.fleetgate.fixture.Facts;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.GeneratedNames;
import io.fleetgate.fixture.Golden;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.plan.Plan;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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

    @Test
    void noRecordedFleetIsMissing() throws IOException {
        List<RecordedFleet> fleets = RecordedFleet.all(FOLDER);

        assertThat(fleets).extracting(RecordedFleet::name).hasSize(16);
        assertThat(fleets.stream().mapToInt(fleet -> fleet.steps().size()).sum())
                .isEqualTo(33);
    }

    @TestFactory
    Stream<DynamicTest> everyStepComesOutAsRecorded() throws IOException {
        return RecordedFleet.all(FOLDER).stream()
                .map(fleet -> DynamicTest.dynamicTest(fleet.name(), () -> replay(fleet)));
    }

    private static void replay(RecordedFleet recorded) {
        SettlingFleet fleet = SettlingFleet.over(Fleet.of(recorded.fleet()));
        for (RecordedStep step : recorded.steps()) {
            Snapshot before = fleet.meanwhile(step.meanwhile()).snapshot();
            Plan plan = fleet.plan(step.change(), step.deletes());

            String text = GeneratedNames.masked(GeneratedNames.masked(PlanLines.of(plan), before), fleet.snapshot());
            String folder = "recorded/" + recorded.name() + "/" + step.name() + "/";
            assertAll(
                    () -> Golden.assertPrinted(folder + "plan.txt", text.getBytes(StandardCharsets.UTF_8)),
                    () -> Golden.assertPrinted(
                            folder + "objects.txt", Facts.of(fleet.snapshot()).getBytes(StandardCharsets.UTF_8)));
        }
    }
}
