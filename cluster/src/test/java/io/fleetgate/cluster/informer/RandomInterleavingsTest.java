package io.fleetgate.cluster.informer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Own writes, writes of others, answers, events and lists in any order that an API server and a network can bring about. */
class RandomInterleavingsTest {
    private static final int SEEDS = 1_000;
    private static final int ACTIONS = 100;

    @Test
    void whatHappenedLastOfAllThatWasToldIsKnown() {
        everyInterleaving((seed, changes) -> Interleaving.ofNumbers(seed, changes::add));
    }

    @Test
    void whereVersionsAreNoNumbersOnlyEndsAreTakenFromAnswers() {
        everyInterleaving((seed, changes) -> Interleaving.ofOpaqueVersions(seed, changes::add));
    }

    private static void everyInterleaving(BiFunction<Long, List<StoreChange>, Interleaving> start) {
        for (long seed = 0; seed < SEEDS; seed++) {
            List<StoreChange> changes = new ArrayList<>();
            Interleaving interleaving = start.apply(seed, changes);

            for (int action = 0; action < ACTIONS; action++) {
                interleaving.act();
                assertThat(interleaving.actual())
                        .as("seed %d, action %d", seed, action)
                        .isEqualTo(interleaving.expected());
            }
            interleaving.calmDown();

            assertThat(interleaving.actual()).as("seed %d, in the end", seed).isEqualTo(interleaving.expected());
            assertThat(interleaving.untold()).as("seed %d, kept", seed).isZero();
            new ToldOnce("seed " + seed).check(changes);
        }
    }
}
