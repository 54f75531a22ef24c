package io.fleetgate.operator.events;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionReason;
import io.fleetgate.condition.ConditionType;
import io.fleetgate.object.FleetObject;
import java.util.Set;
import java.util.stream.Stream;

/** What is told of conditions that flip. One that does has no time yet. */
final class Flips {
    /** States that pass by themselves, or are as somebody wants them. */
    private static final Set<String> HARMLESS =
            Set.of(ConditionReason.PENDING.wireName(), ConditionReason.NO_RELEASE_BINDINGS.wireName());

    private Flips() {}

    /** That a new binding is accepted is nothing new: its making was told of. */
    static Stream<Occurrence> of(FleetObject<?> object, JsonNode status) {
        boolean isNewBinding = object.kind().equals(SolarKinds.RELEASE_BINDING)
                && object.status().path("conditions").isEmpty();
        return status.path("conditions")
                .valueStream()
                .filter(condition -> !condition.has("lastTransitionTime") && !(isNewBinding && holds(condition)))
                .map(condition -> flip(Regarding.of(object), condition));
    }

    private static Occurrence flip(Regarding regarding, JsonNode condition) {
        String type = condition.path("type").asText();
        String reason = condition.path("reason").asText();
        String message = condition.path("message").asText();
        if (type.equals(ConditionType.DELETION_BLOCKED.wireName())) {
            return Occurrence.warning(regarding, type, "Delete", reason + ": " + message);
        }
        if (type.equals(ConditionType.OCI_CLEANUP.wireName()) && !holds(condition)) {
            return Occurrence.warning(regarding, "OCICleanupFailed", type, reason + ": " + message);
        }
        String note =
                message.isEmpty() ? type + " is " + condition.path("status").asText() : message;
        return holds(condition) || HARMLESS.contains(reason)
                ? Occurrence.normal(regarding, reason, type, note)
                : Occurrence.warning(regarding, reason, type, note);
    }

    private static boolean holds(JsonNode condition) {
        return condition.path("status").asText().equals("True");
    }
}
