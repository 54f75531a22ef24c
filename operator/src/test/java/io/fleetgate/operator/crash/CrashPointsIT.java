package io.fleetgate.operator.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A part of what {@code make crash-points} shows. */
class CrashPointsIT {
    @Test
    void whateverGoesWrongWithAnyCallTheFleetEndsAsThePreviewSays() throws InterruptedException {
        List<Scenario> scenarios = BindingScenarios.all().stream()
                .filter(scenario -> scenario.name().equals("a Profile is deleted"))
                .toList();
        ByteArrayOutputStream said = new ByteArrayOutputStream();

        int wrong = new CrashPoints(new PrintStream(said, true, StandardCharsets.UTF_8)).run(scenarios);

        assertThat(wrong).as(said.toString(StandardCharsets.UTF_8)).isZero();
        assertThat(said.toString(StandardCharsets.UTF_8)).matches("[1-9][0-9]+ combinations, 0 wrong\n");
    }
}
