package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/** Reads the fields of an object's JSON that the model looks at. */
final class Json {
    /** The finalizers that the operator removes from the kinds of which random fleets are made. */
    private static final Map<String, List<String>> OURS = Map.of(
            "Target", List.of("target-finalizer"),
            "Profile", List.of("profile-finalizer"),
            "Release", List.of("release-finalizer", "release-ref"),
            "ComponentVersion", List.of("componentversion-finalizer", "componentversion-ref"),
            "ReleaseBinding", List.of("releasebinding-finalizer"),
            "ReferenceGrant", List.of());

    private Json() {}

    static String text(JsonNode node, String pointer) {
        return node.at(pointer).asText("");
    }

    static String namespace(JsonNode object) {
        return text(object, "/metadata/namespace");
    }

    static String key(JsonNode object) {
        return namespace(object) + "/" + text(object, "/metadata/name");
    }

    static boolean isTerminating(JsonNode object) {
        return !text(object, "/metadata/deletionTimestamp").isEmpty();
    }

    /** Held by a finalizer that the operator never removes. */
    static boolean isHeld(JsonNode object) {
        List<String> ours = OURS.get(text(object, "/kind")).stream()
                .map(name -> "solar.opendefense.cloud/" + name)
                .toList();
        return elements(object.at("/metadata/finalizers")).stream()
                .anyMatch(finalizer -> !ours.contains(finalizer.asText()));
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
}
