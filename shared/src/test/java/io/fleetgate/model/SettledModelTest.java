package io.fleetgate.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The model must be worth something as a judge: it contradicts neither itself nor the order of its input. */
class SettledModelTest {
    private static final int ROUNDS = Integer.getInteger("fleets", 200);

    @Test
    void settlingAgainChangesNothing() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            List<ObjectNode> stored = stored(seed);
            Map<String, ObjectNode> once = SettledModel.of(stored, RolloutPolicy.DEFAULT);

            Map<String, ObjectNode> twice = SettledModel.of(once.values(), RolloutPolicy.DEFAULT);

            assertThat(twice).as("seed %d", seed).isEqualTo(once);
        }
    }

    @Test
    void theOrderOfObjectsDecidesNothing() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            List<ObjectNode> stored = stored(seed);
            Map<String, ObjectNode> settled = SettledModel.of(stored, RolloutPolicy.DEFAULT);
            List<ObjectNode> shuffled = new ArrayList<>(stored);
            Collections.shuffle(shuffled, new Random(seed));

            assertThat(SettledModel.of(shuffled, RolloutPolicy.DEFAULT))
                    .as("seed %d", seed)
                    .isEqualTo(settled);
        }
    }

    @Test
    void aChangeSetThatChangesNothingHasAnEmptyPlan() {
        for (int seed = 0; seed < ROUNDS; seed++) {
            List<ObjectNode> stored = stored(seed);
            List<Edit> same = stored.stream().<Edit>map(Edit.Apply::new).toList();

            assertThat(PlanModel.of(stored, same, RolloutPolicy.DEFAULT))
                    .as("seed %d", seed)
                    .isEmpty();
        }
    }

    private static List<ObjectNode> stored(int seed) {
        return new RandomHistory(new RandomSource(seed), RolloutPolicy.DEFAULT).fleet();
    }
}
