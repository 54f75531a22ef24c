package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({
        "1.2, AT_LEAST, 1.2, true", "1.19, AT_LEAST, 1.2, false",
        "0.8, AT_MOST, 0.8, true", "0.81, AT_MOST, 0.8, false",
        "255, BELOW, 256, true", "256, BELOW, 256, false",
    })
    void isMetOnTheGoodSideOfItsLimit(double measured, Goal.Bound bound, double limit, boolean met) {
        assertThat(new Goal("goal", measured, bound, limit, "x").met()).isEqualTo(met);
    }

    @Test
    void aGoalThatIsNotMetSaysWhatWasWanted() {
        assertThat(new Goal("HTTP/2 CPU per request", 0.91, Goal.Bound.AT_MOST, 0.8, "× go no-op").line())
                .isEqualTo("short  HTTP/2 CPU per request                             0.91 × go no-op (wanted ≤ 0.8)");
    }

    @Test
    void allGoalsAreJudgedAgainstTheGoNoOp() {
        Comparison h1 = comparison(Protocol.H1, Measurements.of(100, 1, 15), Measurements.of(90, 1, 260));
        Comparison h2 = comparison(Protocol.H2, Measurements.of(100, 1, 15), Measurements.of(130, 0.7, 250));

        List<Goal> goals = Goal.of(List.of(h1, h2), 2.5, 50);

        assertThat(goals)
                .extracting(goal -> goal.name() + " " + goal.met())
                .containsExactly(
                        "HTTP/1.1 requests/s false",
                        "HTTP/2 requests/s true",
                        "HTTP/2 CPU per request true",
                        "memory under load (highest resident set) false",
                        "start to ready, 1000 objects true",
                        "plan of one changed Profile in a large fleet (p50) false");
    }

    private static Comparison comparison(Protocol protocol, Measurement go, Measurement fleetgate) {
        Comparison comparison = new Comparison(protocol);
        comparison.add(Contestant.GO, go);
        comparison.add(Contestant.FLEETGATE, fleetgate);
        return comparison;
    }
}
