package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes finalizers as the operator does: nobody else's are touched, those that stand stay at their place, and nothing that is
 * being deleted gets a new one, which the API server would refuse.
 */
final class Finalizers {
    private Finalizers() {}

    /** @param wanted those of ours that have a purpose, without the group */
    static void set(ObjectNode object, List<String> wanted) {
        List<String> names =
                wanted.stream().map(name -> Json.GROUP + "/" + name).toList();
        List<String> finalizers = new ArrayList<>(Json.finalizers(object));
        finalizers.removeIf(finalizer -> Json.isOurs(Json.kind(object), finalizer) && !names.contains(finalizer));
        if (!Json.isTerminating(object)) {
            names.stream().filter(name -> !finalizers.contains(name)).forEach(finalizers::add);
        }
        ObjectNode metadata = object.withObjectProperty("metadata");
        metadata.remove("finalizers");
        if (!finalizers.isEmpty()) {
            ArrayNode array = metadata.putArray("finalizers");
            finalizers.forEach(array::add);
        }
    }
}
