package io.fleetgate.operator.apiserver;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Objects as text by which two runs are compared: without UIDs, versions and times. Instead of the time of its deletion it
 * says that an object is being deleted, and instead of an owner's UID whether that owner is there.
 */
final class Dump {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();
    private static final List<String> OF_ONE_RUN =
            List.of("uid", "resourceVersion", "creationTimestamp", "managedFields", "deletionGracePeriodSeconds");

    private final Map<String, String> namesByUid;

    private Dump(Map<String, String> namesByUid) {
        this.namesByUid = namesByUid;
    }

    /** The text; the documents are not changed. */
    static String of(List<ObjectNode> documents) {
        Map<String, String> names = new HashMap<>();
        for (JsonNode document : documents) {
            names.put(
                    document.at("/metadata/uid").asText(),
                    document.path("kind").asText() + "/"
                            + document.at("/metadata/name").asText());
        }
        Dump dump = new Dump(names);
        return documents.stream().map(dump::text).collect(Collectors.joining());
    }

    private String text(ObjectNode document) {
        ObjectNode plain = document.deepCopy();
        ObjectNode metadata = plain.withObject("metadata");
        metadata.remove(OF_ONE_RUN);
        if (metadata.remove("deletionTimestamp") != null) {
            metadata.put("isBeingDeleted", true);
        }
        for (JsonNode owner : metadata.path("ownerReferences")) {
            ObjectNode reference = (ObjectNode) owner;
            String name = owner.path("kind").asText() + "/" + owner.path("name").asText();
            boolean isThere = name.equals(namesByUid.get(owner.path("uid").asText()));
            reference.put("uid", isThere ? "of the owner" : "of nobody");
        }
        for (JsonNode condition : plain.at("/status/conditions")) {
            ((ObjectNode) condition).remove("lastTransitionTime");
        }
        try {
            return YAML.writeValueAsString(sorted(plain));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Object sorted(JsonNode node) {
        if (node instanceof ObjectNode map) {
            Map<String, Object> sorted = new TreeMap<>();
            map.properties().forEach(entry -> sorted.put(entry.getKey(), sorted(entry.getValue())));
            return sorted;
        }
        if (node instanceof ArrayNode list) {
            return list.valueStream().map(Dump::sorted).toList();
        }
        return node;
    }
}
