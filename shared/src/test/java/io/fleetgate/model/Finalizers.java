package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Writes finalizers as the operator does: nobody else's are touched, and those that stand stay at their place. */
final class Finalizers {
    private Finalizers() {}

    /** @param wanted those of ours that have a purpose, without the group */
    static void set(ObjectNode object, List<String> wanted) {
        List<String> names =
                wanted.stream().map(name -> Json.GROUP + "/" + name).toList();
        List<String> finalizers = new ArrayList<>(Json.finalizers(object));
        finalizers.removeIf(finalizer -> Json.isOurs(Json.kind(object), finalizer) && !names.contains(finalizer));
        names.stream().filter(name -> !finalizers.contains(name)).forEach(finalizers::add);
        ObjectNode metadata = object.withObjectProperty("metadata");
        metadata.remove("finalizers");
        if (!finalizers.isEmpty()) {
            ArrayNode array = metadata.putArray("finalizers");
            finalizers.forEach(array::add);
        }
    }

    static boolean isHeldByNobody(JsonNode object) {
        return Json.isTerminating(object) && Json.finalizers(object).isEmpty();
    }
}
