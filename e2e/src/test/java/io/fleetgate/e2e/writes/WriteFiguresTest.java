package io.fleetgate.e2e.writes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WriteFiguresTest {

    @Test
    void showsEachContestantTheRatioAndWhatIsAddedWithinARound() {
        var figures = figures(writes(2), writes(4), writes(3));

        assertThat(figures.table("Writes")).isEqualToNormalizingNewlines("""
                Writes                                       create p50 ms   create p99 ms   update p50 ms   update p99 ms
                  no webhook                                          2.00            4.00            2.50            5.00
                  go no-op                                            4.00            8.00            5.00           10.00
                  fleetgate                                           3.00            6.00            3.75            7.50
                  fleetgate ÷ go no-op                               0.75×           0.75×           0.75×           0.75×
                  added by go no-op                                  +2.00           +4.00           +2.50           +5.00
                  added by fleetgate                                 +1.00           +2.00           +1.25           +2.50
                """);
    }

    @Test
    void aSlowerWriteFallsShort() {
        assertThat(figures(writes(2), writes(3), writes(3.1)).goals(1, 2))
                .allMatch(line -> line.startsWith("PASS ")
                        && line.endsWith("1.03 × go no-op (wanted ≤ 1.05; 1.03 to 1.03 in single rounds)"));
        assertThat(figures(writes(2), writes(3), writes(3.6)).goals(1, 2)).allMatch(line -> line.startsWith("short"));
    }

    @Test
    void writersThatLeaveNoProcessorToTheServersAreNotJudged() {
        assertThat(figures(writes(2), writes(3), writes(9)).goals(16, 2))
                .allMatch(line -> line.startsWith("-  ") && line.contains("3.00 × go no-op (no weight: "));
    }

    private static WriteFigures figures(Writes none, Writes go, Writes fleetgate) {
        var rounds = new WriteRounds();
        rounds.add(Contestant.NONE, none);
        rounds.add(Contestant.GO, go);
        rounds.add(Contestant.FLEETGATE, fleetgate);
        return new WriteFigures(rounds);
    }

    private static Writes writes(double p50Ms) {
        return new Writes(new Writes.Verb(p50Ms, 2 * p50Ms), new Writes.Verb(1.25 * p50Ms, 2.5 * p50Ms));
    }
}
