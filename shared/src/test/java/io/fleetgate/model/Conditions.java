package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** Writes conditions as controllers do: one of each type, at its old place, with the generation that was looked at. */
final class Conditions {
    private Conditions() {}

    static Optional<ObjectNode> find(ObjectNode object, String type) {
        return Json.elements(Json.at(object, "/status/conditions")).stream()
                .filter(condition -> Json.text(condition, "/type").equals(type))
                .map(ObjectNode.class::cast)
                .findFirst();
    }

    static void set(ObjectNode object, String type, boolean isTrue, String reason) {
        ArrayNode conditions = object.withObjectProperty("status").withArrayProperty("conditions");
        ObjectNode condition = find(object, type).orElseGet(conditions::addObject);
        condition.put("type", type).put("status", isTrue ? "True" : "False").put("reason", reason);
        condition.remove("observedGeneration");
        if (Json.generation(object) > 0) {
            condition.put("observedGeneration", Json.generation(object));
        }
    }
}
