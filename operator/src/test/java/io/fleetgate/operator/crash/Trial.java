package io.fleetgate.operator.crash;

import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A scenario ready to be disturbed, with what comes of it if it is not. */
final class Trial {
    private final Scenario scenario;
    private final String fleet;
    private final Course undisturbed;

    private Trial(Scenario scenario, String fleet, Course undisturbed) {
        this.scenario = scenario;
        this.fleet = fleet;
        this.undisturbed = undisturbed;
    }

    static Trial of(Scenario scenario) throws IOException, Refusal {
        String fleet = scenario.before().isEmpty()
                ? scenario.given()
                : Run.of(scenario.given(), scenario.before()).stored();
        return new Trial(scenario, fleet, Run.of(fleet, scenario.acts()));
    }

    Scenario scenario() {
        return scenario;
    }

    Course undisturbed() {
        return undisturbed;
    }

    /** Whether the disturbance came to pass, and what of the fleet is not as it should be then. */
    Result disturbedBy(Disturbance disturbance) {
        try {
            Course course = Run.of(fleet, scenario.acts(), Optional.of(disturbance));
            return new Result(this, disturbance, course.hasStruck(), Judgement.of(undisturbed, course));
        } catch (IOException | Refusal | IllegalStateException e) {
            return new Result(this, disturbance, true, List.of(e.toString()));
        }
    }

    /** One combination of a scenario and what goes wrong in it. */
    record Result(Trial trial, Disturbance disturbance, boolean hasStruck, List<String> wrong) {
        Result {
            wrong = List.copyOf(wrong);
        }

        @Override
        public String toString() {
            return trial.scenario().name() + ", " + disturbance + ": " + String.join("\n  ", wrong);
        }
    }
}
