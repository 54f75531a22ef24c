package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.List;

/** An object as far as a plan can say it: without UIDs, versions and times, which only a server knows. */
final class Form {
    private static final String LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
    private static final List<String> SERVER_FIELDS = List.of(
            "uid", "generation", "creationTimestamp", "deletionGracePeriodSeconds", "resourceVersion", "managedFields");
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();
    private static final JsonMapper SORTED = JsonMapper.builder()
            .enable(com.fasterxml.jackson.databind.cfg.JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .build();

    private Form() {}

    static ObjectNode of(ObjectNode object) {
        var form = object.deepCopy();
        var metadata = form.withObject("metadata");
        metadata.remove(SERVER_FIELDS);
        if (metadata.has("deletionTimestamp")) {
            metadata.put("deletionTimestamp", "is set");
        }
        if (metadata.get("annotations") instanceof ObjectNode annotations) {
            annotations.remove(LAST_APPLIED);
        }
        metadata.path("ownerReferences").forEach(owner -> ((ObjectNode) owner).remove("uid"));
        form.at("/status/conditions").forEach(condition -> ((ObjectNode) condition).remove("lastTransitionTime"));
        removeEmpty(form, "metadata");
        removeEmpty(form, "status");
        return form;
    }

    /** The lines of a form as YAML, its fields sorted. */
    static List<String> lines(ObjectNode form) {
        try {
            var sorted = SORTED.readTree(SORTED.writeValueAsString(form));
            return YAML.writeValueAsString(sorted).lines().skip(1).toList();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    /** To the API server an empty list of finalizers is none. */
    private static void removeEmpty(ObjectNode form, String part) {
        if (form.get(part) instanceof ObjectNode fields) {
            fields.properties().removeIf(field -> isEmpty(field.getValue()));
            if (fields.isEmpty()) {
                form.remove(part);
            }
        }
    }

    private static boolean isEmpty(JsonNode value) {
        return value.isNull() || ((value instanceof ObjectNode || value instanceof ArrayNode) && value.isEmpty());
    }
}
