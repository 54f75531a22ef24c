package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Completes a decided status to what can be sent. */
final class StatusBody {
    private static final String CONDITIONS = "conditions";
    private static final String LAST_TRANSITION_TIME = "lastTransitionTime";

    private StatusBody() {}

    /** A copy in which every condition that has none has this time, to the second. */
    static ObjectNode withTimes(ObjectNode status, Instant now) {
        ObjectNode timed = status.deepCopy();
        String time = now.truncatedTo(ChronoUnit.SECONDS).toString();
        for (JsonNode condition : timed.path(CONDITIONS)) {
            if (condition instanceof ObjectNode fields && !fields.has(LAST_TRANSITION_TIME)) {
                fields.put(LAST_TRANSITION_TIME, time);
            }
        }
        return timed;
    }

    /**
     * The merge patch of a status without the fields that are to be removed. Such a patch replaces lists as a whole, so that
     * the conditions of others are repeated in it.
     */
    static ObjectNode replacing(JsonNode stored, ObjectNode status, Set<String> removed) {
        ObjectNode patch = status.deepCopy();
        if (patch.has(CONDITIONS)) {
            patch.set(CONDITIONS, joined(stored.path(CONDITIONS), patch.path(CONDITIONS)));
        }
        removed.forEach(patch::putNull);
        return patch;
    }

    /** Ours in place of those of their type, new ones at the end. */
    private static ArrayNode joined(JsonNode stored, JsonNode ours) {
        Map<String, JsonNode> byType = new LinkedHashMap<>();
        stored.forEach(condition -> byType.put(condition.path("type").asText(), condition));
        ours.forEach(condition -> byType.put(condition.path("type").asText(), condition));
        return JsonNodeFactory.instance.arrayNode().addAll(byType.values());
    }
}
