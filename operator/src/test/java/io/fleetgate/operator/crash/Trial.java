package io.fleetgate.operator.crash;

import io.fleetgate.operator.apiserver.storage.Refusal;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A scenario ready to be disturbed, with what has to come of it, and what does if nothing goes wrong. */
final class Trial {
    private final Scenario scenario;
    private final String fleet;
    private final String preview;
    private final Course undisturbed;

    private Trial(Scenario scenario, String fleet, String preview, Course undisturbed) {
        this.scenario = scenario;
        this.fleet = fleet;
        this.preview = preview;
        this.undisturbed = undisturbed;
    }

    static Trial of(Scenario scenario) throws IOException, Refusal {
        String fleet = scenario.before().isEmpty()
                ? scenario.given()
                : Run.of(scenario.given(), scenario.beginning()).stored();
        return new Trial(scenario, fleet, Preview.of(scenario.given(), scenario.allActs()), Run.of(fleet, scenario));
    }

    /** Everything that can go wrong, each at the first of the calls that count for it. */
    List<Disturbance> disturbances() {
        return scenario.counted().stream()
                .flatMap(counted -> Disturbance.atFirst(counted).stream())
                .toList();
    }

    /** How many calls of those that count there are if nothing goes wrong. */
    int calls(Counted counted) {
        return undisturbed.count(counted);
    }

    /** What of the fleet is not as it should be though nothing went wrong. */
    Result undisturbed() {
        return new Result(name("undisturbed"), true, Judgement.of(preview, undisturbed, undisturbed));
    }

    /** Whether the disturbance came to pass, and what of the fleet is not as it should be then. */
    Result disturbedBy(Disturbance disturbance) {
        String name = name(disturbance.toString());
        try {
            Course course = Run.of(fleet, scenario, Optional.of(disturbance));
            if (!course.hasStruck() && disturbance.nth() == 1 && calls(disturbance.counted()) > 0) {
                return new Result(name, true, List.of("there was no such call"));
            }
            return new Result(name, course.hasStruck(), Judgement.of(preview, undisturbed, course));
        } catch (IOException | Refusal | IllegalStateException e) {
            return new Result(name, true, List.of(e.toString()));
        }
    }

    private String name(String how) {
        return scenario.name() + ", " + how;
    }

    /**
     * One combination of a scenario and what goes wrong in it.
     *
     * @param isReal whether there was such a call to go wrong
     */
    record Result(String name, boolean isReal, List<String> wrong) {
        Result {
            wrong = List.copyOf(wrong);
        }

        @Override
        public String toString() {
            return name + ": " + String.join("\n  ", wrong);
        }
    }
}
