package io.fleetgate.e2e.fleet;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Every object of the fleet as the API server listed it at one moment. */
public record StoredFleet(SortedMap<ObjectId, ObjectNode> objects) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Lists the objects of the twelve kinds in all namespaces. */
    public static StoredFleet list(KubernetesClient client) {
        var objects = new TreeMap<ObjectId, ObjectNode>();
        for (var kind : SolarKinds.ALL) {
            for (var item : list(client, kind)) {
                var object =
                        ((ObjectNode) item).put("apiVersion", kind.apiVersion()).put("kind", kind.name());
                objects.put(idOf(kind, object), object);
            }
        }
        return new StoredFleet(objects);
    }

    /** The id of a stored object or a document. */
    public static ObjectId idOf(Kind<?> kind, JsonNode object) {
        return new ObjectId(
                kind,
                new ObjectKey(
                        object.at("/metadata/namespace").asText(),
                        object.at("/metadata/name").asText()));
    }

    /** Whether an object was being deleted. */
    public static boolean isTerminating(JsonNode object) {
        return object.path("metadata").has("deletionTimestamp");
    }

    /** How many objects there are of a kind. */
    public long count(Kind<?> kind) {
        return of(kind).count();
    }

    /** The highest resourceVersion of a kind's objects; 0 where there is none. */
    public long latest(Kind<?> kind) {
        return of(kind).mapToLong(
                        object -> object.at("/metadata/resourceVersion").asLong())
                .max()
                .orElse(0);
    }

    /** The objects of a kind. */
    public Stream<ObjectNode> of(Kind<?> kind) {
        return objects.entrySet().stream()
                .filter(entry -> entry.getKey().kind().equals(kind))
                .map(entry -> entry.getValue());
    }

    private static JsonNode list(KubernetesClient client, Kind<?> kind) {
        var path = "/apis/" + kind.apiVersion() + "/" + kind.plural();
        try {
            return JSON.readTree(client.raw(path)).path("items");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("GET " + path + " was not answered with JSON", e);
        }
    }
}
