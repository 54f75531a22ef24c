package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The objects of a fleet while they are being settled, as copies by {@code Kind namespace/name}. */
final class Draft {
    private final Map<String, ObjectNode> objects = new TreeMap<>();

    Draft(Collection<? extends JsonNode> stored) {
        stored.forEach(object -> put(object.deepCopy()));
        Stream.of("RenderTask", "RenderBinding", "ReferenceGrant")
                .flatMap(this::all)
                .filter(Json::isGone)
                .forEach(this::remove);
    }

    Map<String, ObjectNode> objects() {
        return objects;
    }

    /** Those of one kind, sorted by key; changes made meanwhile do not show. */
    Stream<ObjectNode> all(String kind) {
        return List.copyOf(objects.values()).stream()
                .filter(object -> Json.kind(object).equals(kind));
    }

    Optional<ObjectNode> find(String kind, String key) {
        return Optional.ofNullable(objects.get(kind + " " + key));
    }

    void put(ObjectNode object) {
        objects.put(Json.id(object), object);
    }

    void remove(JsonNode object) {
        objects.remove(Json.id(object));
    }

    /** Deletes an object as the operator does: one that is held by somebody else is terminating from then on. */
    void delete(ObjectNode object) {
        if (Json.isHeld(object)) {
            Json.terminate(object);
        } else {
            remove(object);
        }
    }
}
