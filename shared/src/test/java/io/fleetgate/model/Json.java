package io.fleetgate.model;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.StreamSupport;

/** Reads the fields of an object's JSON that the model looks at. */
final class Json {
    static final String GROUP = "solar.opendefense.cloud";

    /** The finalizers that the operator sets and removes, by kind, in the order in which it adds them. */
    private static final Map<String, List<String>> OURS = Map.of(
            "Target", List.of("target-finalizer"),
            "Profile", List.of("profile-finalizer"),
            "Release", List.of("release-finalizer", "release-ref"),
            "ComponentVersion", List.of("componentversion-finalizer", "componentversion-ref"),
            "Component", List.of("component-ref"),
            "ReleaseBinding", List.of("releasebinding-finalizer"),
            "Registry", List.of("registry-ref"),
            "RegistryBinding", List.of("registrybinding-finalizer"),
            "RenderArtifact", List.of("render-artifact-finalizer"));

    /** Pointers as parsed; a fleet is read so often that parsing them would be most of the work. */
    private static final Map<String, JsonPointer> POINTERS = new ConcurrentHashMap<>();

    private Json() {}

    static JsonNode at(JsonNode node, String pointer) {
        return node.at(POINTERS.computeIfAbsent(pointer, JsonPointer::compile));
    }

    static String text(JsonNode node, String pointer) {
        return at(node, pointer).asText("");
    }

    static String kind(JsonNode object) {
        return text(object, "/kind");
    }

    static String namespace(JsonNode object) {
        return text(object, "/metadata/namespace");
    }

    static String name(JsonNode object) {
        return text(object, "/metadata/name");
    }

    static String key(JsonNode object) {
        return namespace(object) + "/" + name(object);
    }

    /** {@code Kind namespace/name}. */
    static String id(JsonNode object) {
        return kind(object) + " " + key(object);
    }

    static long generation(JsonNode object) {
        return at(object, "/metadata/generation").asLong();
    }

    static boolean isTerminating(JsonNode object) {
        return !text(object, "/metadata/deletionTimestamp").isEmpty();
    }

    /** The operator's finalizers for a kind, without the group. */
    static List<String> ours(String kind) {
        return OURS.getOrDefault(kind, List.of());
    }

    static List<String> finalizers(JsonNode object) {
        return elements(at(object, "/metadata/finalizers")).stream()
                .map(JsonNode::asText)
                .toList();
    }

    /** Held by a finalizer that the operator never removes. */
    static boolean isHeld(JsonNode object) {
        return finalizers(object).stream().anyMatch(finalizer -> !isOurs(kind(object), finalizer));
    }

    static boolean isOurs(String kind, String finalizer) {
        return ours(kind).stream().map(name -> GROUP + "/" + name).anyMatch(finalizer::equals);
    }

    /** The object once the operator has deleted it: with only what holds it, or nothing where nothing does. That is a generation more. */
    static void terminate(ObjectNode object) {
        if (!isTerminating(object)) {
            ObjectNode metadata =
                    object.withObjectProperty("metadata").put("deletionTimestamp", "1970-01-01T00:00:00Z");
            if (generation(object) > 0) {
                metadata.put("generation", generation(object) + 1);
            }
        }
    }

    /** Whether no API server would keep it: deleted, and without a finalizer. */
    static boolean isDeleted(JsonNode object) {
        return isTerminating(object) && finalizers(object).isEmpty();
    }

    static boolean isGone(JsonNode object) {
        return isTerminating(object) && !isHeld(object);
    }

    static List<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    static Map<String, String> labels(JsonNode map) {
        Map<String, String> labels = new TreeMap<>();
        map.properties()
                .forEach(label -> labels.put(label.getKey(), label.getValue().asText()));
        return labels;
    }

    /** A reference's namespace in either shape; the referring object's own where neither is written. */
    static String reference(JsonNode object, String reference, String flatNamespace) {
        String nested = text(object, "/spec/" + reference + "/namespace");
        String flat = text(object, "/spec/" + flatNamespace);
        String namespace = !nested.isEmpty() ? nested : !flat.isEmpty() ? flat : namespace(object);
        return namespace + "/" + text(object, "/spec/" + reference + "/name");
    }

    static String namespaceOf(String key) {
        return key.substring(0, key.indexOf('/'));
    }

    static String nameOf(String key) {
        return key.substring(key.indexOf('/') + 1);
    }
}
