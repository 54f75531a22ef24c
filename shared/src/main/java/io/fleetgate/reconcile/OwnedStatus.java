package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The operator's part of a status. What renderers, jobs and others write there is never repeated, so it stays theirs. */
final class OwnedStatus {
    private static final String CONDITIONS = "conditions";

    /** What it writes beside conditions. */
    private static final Map<Kind<?>, List<String>> FIELDS = Map.of(
            SolarKinds.PROFILE, List.of("matchedTargets"),
            SolarKinds.RELEASE, List.of("effectiveUniqueName"),
            SolarKinds.TARGET, List.of("bootstrapVersion"),
            SolarKinds.RENDER_TASK, List.of("phase"),
            SolarKinds.RENDER_ARTIFACT, List.of("chartURL"));

    private OwnedStatus() {}

    /** The write that makes the status of a stored object the wanted one; empty where the operator's part is so already. */
    static Optional<Step.SetStatus> step(FleetObject<?> object, JsonNode wanted) {
        ObjectNode owned = owned(object, wanted);
        ObjectNode stored = owned(object, object.status());
        if (owned.equals(stored)) {
            return Optional.empty();
        }
        Set<String> removed = new TreeSet<>();
        stored.fieldNames().forEachRemaining(removed::add);
        owned.fieldNames().forEachRemaining(removed::remove);
        return Optional.of(new Step.SetStatus(object, owned, removed));
    }

    private static ObjectNode owned(FleetObject<?> object, JsonNode status) {
        ObjectNode owned = object.document().objectNode();
        for (String field : FIELDS.getOrDefault(object.kind(), List.of())) {
            if (status.has(field)) {
                owned.set(field, status.get(field));
            }
        }
        ArrayNode conditions = owned.arrayNode();
        status.path(CONDITIONS).forEach(condition -> {
            if (ConditionType.isOfTheOperator(condition.path("type").asText())) {
                conditions.add(condition);
            }
        });
        if (!conditions.isEmpty()) {
            owned.set(CONDITIONS, conditions);
        }
        return owned;
    }
}
