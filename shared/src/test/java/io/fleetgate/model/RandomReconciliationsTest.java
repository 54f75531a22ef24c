package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Random fleets, written to their end. */
class RandomReconciliationsTest {
    private final RandomCases cases = new RandomCases(150);

    @Test
    void whatIsWrittenEndsInTheSettledFleet() {
        cases.fleets(
                (fleet, policy) -> canonical(SimulatedOperator.settle(fleet.stored(), policy)),
                (fleet, policy) -> canonical(settled(fleet.stored(), policy)));
    }

    private static Collection<ObjectNode> settled(Collection<ObjectNode> stored, RolloutPolicy policy) {
        return Settlements.of(stored, policy).values();
    }

    private static Map<String, JsonNode> canonical(Collection<ObjectNode> objects) {
        Map<String, ObjectNode> byId = new TreeMap<>();
        objects.forEach(object -> byId.put(Json.id(object), object));
        return Settlements.canonical(byId);
    }
}
