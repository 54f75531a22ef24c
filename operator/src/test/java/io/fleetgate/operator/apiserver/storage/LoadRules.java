package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Objects that are stored as a test gives them, as if they had been there for long. */
final class LoadRules {
    private LoadRules() {}

    /** The document with what is missing of its metadata; a copy. */
    static ObjectNode stored(Storage storage, ObjectName name, ObjectNode document) {
        ObjectNode stored = document.deepCopy();
        ObjectNode metadata = Stored.metadata(stored);
        metadata.remove("managedFields");
        metadata.put("namespace", name.namespace());
        setIfMissing(metadata, "uid", storage.newUid());
        setIfMissing(metadata, "creationTimestamp", CreateRules.now());
        if (name.resource().isCustom() && !metadata.has("generation")) {
            metadata.put("generation", 1);
        }
        for (JsonNode owner : metadata.path("ownerReferences")) {
            setIfMissing((ObjectNode) owner, "uid", uid(storage, name.namespace(), owner));
        }
        UpdateRules.tidy(stored);
        return stored;
    }

    private static String uid(Storage storage, String namespace, JsonNode owner) {
        return Resource.ALL.stream()
                .filter(resource -> resource.kind().equals(owner.path("kind").asText()))
                .flatMap(resource ->
                        storage
                                .find(new ObjectName(
                                        resource, namespace, owner.path("name").asText()))
                                .stream())
                .map(Stored::uid)
                .findFirst()
                .orElse("");
    }

    private static void setIfMissing(ObjectNode map, String field, String value) {
        if (map.path(field).asText().isEmpty()) {
            map.put(field, value);
        }
    }
}
