package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.object.ObjectId;
import java.net.HttpURLConnection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The objects of some namespaces, read and written by an administrator without a program for each. */
final class FleetApi implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ROOT = "/apis/solar.opendefense.cloud/v1alpha1";
    private static final List<String> KEPT_UNLESS_GIVEN = List.of("finalizers", "ownerReferences");

    private final KubernetesClient client;
    private final Set<String> namespaces;

    /**
     * The fleet.
     *
     * @param client closed with this
     * @param namespaces whose objects are looked at
     */
    FleetApi(KubernetesClient client, Set<String> namespaces) {
        this.client = client;
        this.namespaces = namespaces;
    }

    /** Every object of the twelve kinds. */
    StoredFleet list() {
        return StoredFleet.list(client);
    }

    /** Whether an object is one of those whose fate is looked at. */
    boolean isOurs(ObjectId id) {
        return namespaces.contains(id.key().namespace());
    }

    /** Stores a document for the whole object, as somebody does who has read the object before. */
    void apply(ObjectId id, ObjectNode document) {
        var stored = find(id);
        if (stored.isEmpty()) {
            send("POST", collection(id), document);
            return;
        }
        var replacing = document.deepCopy();
        var metadata = replacing.withObject("metadata");
        var storedMetadata = stored.get().path("metadata");
        metadata.set("resourceVersion", storedMetadata.path("resourceVersion"));
        KEPT_UNLESS_GIVEN.stream()
                .filter(field -> !metadata.has(field) && storedMetadata.has(field))
                .forEach(field -> metadata.set(field, storedMetadata.path(field)));
        send("PUT", path(id), replacing);
    }

    void delete(ObjectId id) {
        send("DELETE", path(id), null);
    }

    /** Stores the status of an object that was just read; returns the resourceVersion of the write. */
    long report(ObjectId id, ObjectNode object) {
        return send("PUT", path(id) + "/status", object)
                .at("/metadata/resourceVersion")
                .asLong();
    }

    @Override
    public void close() {
        client.close();
    }

    private Optional<JsonNode> find(ObjectId id) {
        try {
            return Optional.of(send("GET", path(id), null));
        } catch (KubernetesClientException e) {
            if (e.getCode() == HttpURLConnection.HTTP_NOT_FOUND) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private JsonNode send(String method, String path, @Nullable JsonNode body) {
        try {
            return JSON.readTree(client.raw(path, method, body == null ? null : body.toString()));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(method + " " + path + " was not answered with JSON", e);
        }
    }

    private static String collection(ObjectId id) {
        return ROOT + "/namespaces/" + id.key().namespace() + "/" + id.kind().plural();
    }

    private static String path(ObjectId id) {
        return collection(id) + "/" + id.key().name();
    }
}
