package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every object of random fleets, settled by the code and by the model. */
class RandomSettlementsTest {
    private final RandomCases cases = new RandomCases(500);

    @Test
    void aFleetSettlesAsTheModelSays() {
        cases.fleets(
                RandomSettlementsTest::settled,
                (fleet, policy) -> Settlements.canonical(SettledModel.of(fleet.stored(), policy)));
    }

    @Test
    void settlingAgainChangesNothing() {
        cases.fleets(
                (fleet, policy) -> Settlements.canonical(
                        Settlements.of(Settlements.of(fleet.stored(), policy).values(), policy)),
                RandomSettlementsTest::settled);
    }

    private static Map<String, JsonNode> settled(Case fleet, RolloutPolicy policy) {
        return Settlements.canonical(Settlements.of(fleet.stored(), policy));
    }
}
