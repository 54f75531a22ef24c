package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What is stored right after the API server took a change set. */
final class OverlayModel {
    private static final List<String> SERVER_WRITTEN =
            List.of("uid", "creationTimestamp", "deletionTimestamp", "generation");
    private static final List<String> KEPT_UNLESS_GIVEN = List.of("ownerReferences", "finalizers");

    private OverlayModel() {}

    static List<ObjectNode> of(Collection<ObjectNode> stored, Collection<Edit> edits) {
        FleetModel fleet = new FleetModel(stored);
        Map<String, ObjectNode> after = new TreeMap<>();
        stored.forEach(object -> after.put(Json.id(object), object));
        edits.forEach(edit -> {
            Optional<ObjectNode> before = Optional.ofNullable(after.get(edit.id()));
            switch (edit) {
                case Edit.Apply(ObjectNode document) ->
                    after.put(
                            edit.id(), before.map(old -> updated(old, document)).orElseGet(() -> created(document)));
                case Edit.Delete(String id) -> before.ifPresent(old -> after.put(id, deleted(fleet, old)));
            }
        });
        after.values().removeIf(Json::isDeleted);
        return new ArrayList<>(after.values());
    }

    private static ObjectNode created(ObjectNode document) {
        ObjectNode object = document.deepCopy();
        object.remove("status");
        ObjectNode metadata = object.withObjectProperty("metadata");
        metadata.remove(SERVER_WRITTEN);
        metadata.put("generation", 1);
        return object;
    }

    private static ObjectNode updated(ObjectNode stored, ObjectNode document) {
        ObjectNode object = document.deepCopy();
        JsonNode before = stored.path("metadata");
        ObjectNode metadata = object.withObjectProperty("metadata");
        metadata.remove(SERVER_WRITTEN);
        SERVER_WRITTEN.stream().filter(before::has).forEach(field -> metadata.set(field, before.get(field)));
        KEPT_UNLESS_GIVEN.stream()
                .filter(field -> !metadata.has(field) && before.has(field))
                .forEach(field -> metadata.set(field, before.get(field)));
        object.remove("status");
        if (stored.has("status")) {
            object.set("status", stored.get("status"));
        }
        if (Json.generation(stored) > 0 && !stored.path("spec").equals(object.path("spec"))) {
            metadata.put("generation", Json.generation(stored) + 1);
        }
        return object;
    }

    /** By then it had the first finalizer that there is a purpose for. */
    private static ObjectNode deleted(FleetModel fleet, ObjectNode stored) {
        ObjectNode object = stored.deepCopy();
        if (!Json.isTerminating(stored)) {
            fleet.purposes(stored).stream()
                    .limit(1)
                    .map(purpose -> Json.GROUP + "/" + purpose)
                    .filter(finalizer -> !Json.finalizers(stored).contains(finalizer))
                    .forEach(object.withObjectProperty("metadata").withArrayProperty("finalizers")::add);
        }
        Json.terminate(object);
        return object;
    }
}
