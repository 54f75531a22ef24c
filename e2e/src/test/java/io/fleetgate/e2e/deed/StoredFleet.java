package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Every object of the fleet as the API server listed it at one moment. */
record StoredFleet(SortedMap<ObjectId, ObjectNode> objects) {
    /** How many objects there are of a kind. */
    long count(Kind<?> kind) {
        return of(kind).count();
    }

    /** The highest resourceVersion of a kind's objects; 0 where there is none. */
    long latest(Kind<?> kind) {
        return of(kind).mapToLong(
                        object -> object.at("/metadata/resourceVersion").asLong())
                .max()
                .orElse(0);
    }

    Stream<ObjectNode> of(Kind<?> kind) {
        return objects.entrySet().stream()
                .filter(entry -> entry.getKey().kind().equals(kind))
                .map(entry -> entry.getValue());
    }

    /** Whether an object was being deleted. */
    static boolean isTerminating(JsonNode object) {
        return object.path("metadata").has("deletionTimestamp");
    }
}
