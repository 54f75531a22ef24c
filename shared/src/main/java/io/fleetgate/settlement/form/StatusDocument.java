package io.fleetgate.settlement.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.object.FleetObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A status with decided conditions and fields written into it. The time of a condition is kept where its status is the same
 * and left out where it flips: only the writer knows when that is.
 */
public final class StatusDocument {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private StatusDocument() {}

    /** The status of a stored object. */
    static ObjectNode of(FleetObject<?> object, List<ConditionState> conditions, Map<String, JsonNode> fields) {
        ObjectNode status = JSON.objectNode();
        if (object.status() instanceof ObjectNode stored) {
            status.setAll(stored);
        }
        if (!conditions.isEmpty()) {
            status.set(
                    "conditions",
                    merged(
                            status.path("conditions"),
                            conditions,
                            object.metadata().generation()));
        }
        fields.forEach((name, value) -> setOrRemove(status, name, value));
        return status;
    }

    /** The status of an object that is created with it, which has generation 1. */
    public static ObjectNode created(List<ConditionState> conditions) {
        ObjectNode status = JSON.objectNode();
        status.set("conditions", merged(JSON.arrayNode(), conditions, 1));
        return status;
    }

    private static ArrayNode merged(JsonNode stored, List<ConditionState> decided, long generation) {
        List<ConditionState> open = new ArrayList<>(decided);
        ArrayNode conditions = JSON.arrayNode();
        for (JsonNode condition : stored) {
            ConditionState state = take(open, condition.path("type").asText());
            conditions.add(state == null ? condition : written(state, condition, generation));
        }
        open.forEach(state -> conditions.add(written(state, JSON.missingNode(), generation)));
        return conditions;
    }

    private static @Nullable ConditionState take(List<ConditionState> open, String type) {
        for (ConditionState state : open) {
            if (state.type().equals(type)) {
                open.remove(state);
                return state;
            }
        }
        return null;
    }

    private static ObjectNode written(ConditionState state, JsonNode stored, long generation) {
        ObjectNode condition = JSON.objectNode();
        condition.put("type", state.type()).put("status", state.status().wireName());
        if (generation > 0) {
            condition.set("observedGeneration", number(generation));
        }
        if (state.status().wireName().equals(stored.path("status").asText())) {
            setOrRemove(condition, "lastTransitionTime", stored.path("lastTransitionTime"));
        }
        return condition.put("reason", state.reason()).put("message", state.message());
    }

    /** As the smallest type that holds it, which is how numbers are read: nodes of two types are never equal. */
    public static JsonNode number(long value) {
        return value == (int) value ? JSON.numberNode((int) value) : JSON.numberNode(value);
    }

    private static void setOrRemove(ObjectNode object, String field, JsonNode value) {
        if (value.isMissingNode()) {
            object.remove(field);
        } else {
            object.set(field, value);
        }
    }
}
