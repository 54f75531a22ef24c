package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The published order of deletions, held against everything that happened: while a binding of a Profile is there, terminating
 * or not, the Profile keeps its finalizer, and the Release of both its protection.
 */
final class DeletionOrder {
    private static final String PROFILE_FINALIZER = "solar.opendefense.cloud/profile-finalizer";
    private static final String RELEASE_REF = "solar.opendefense.cloud/release-ref";

    private final Map<String, JsonNode> objects = new TreeMap<>();
    private final List<String> violations = new ArrayList<>();

    private DeletionOrder() {}

    static List<String> violations(List<JsonNode> history) {
        DeletionOrder order = new DeletionOrder();
        history.forEach(order::happened);
        return order.violations;
    }

    /** An object's name in sentences. */
    static String name(JsonNode object) {
        return object.path("kind").asText() + " "
                + object.at("/metadata/namespace").asText() + "/"
                + object.at("/metadata/name").asText();
    }

    private void happened(JsonNode event) {
        JsonNode object = event.path("object");
        boolean isGone = event.path("type").asText().equals("DELETED");
        JsonNode before = isGone ? objects.remove(name(object)) : objects.put(name(object), object);
        if (before != null) {
            check(before, PROFILE_FINALIZER, object, isGone);
            check(before, RELEASE_REF, object, isGone);
        }
    }

    private void check(JsonNode before, String finalizer, JsonNode after, boolean isGone) {
        if (has(before, finalizer) && (isGone || !has(after, finalizer))) {
            for (JsonNode binding : objects.values()) {
                if (binding.path("kind").asText().equals("ReleaseBinding") && isFor(binding, before)) {
                    violations.add(name(before) + " loses " + finalizer + " before " + name(binding) + " is gone");
                }
            }
        }
    }

    private boolean isFor(JsonNode binding, JsonNode holding) {
        JsonNode metadata = holding.path("metadata");
        boolean isSameNamespace = binding.at("/metadata/namespace").equals(metadata.path("namespace"));
        for (JsonNode owner : binding.at("/metadata/ownerReferences")) {
            if (isSameNamespace && owner.path("uid").equals(metadata.path("uid"))) {
                return true;
            }
            if (isSameNamespace
                    && holding.path("kind").asText().equals("Release")
                    && binding.at("/spec/releaseRef/name").equals(metadata.path("name"))) {
                return objects.containsKey(
                        "Profile " + metadata.path("namespace").asText() + "/"
                                + owner.path("name").asText());
            }
        }
        return false;
    }

    private static boolean has(JsonNode object, String finalizer) {
        return object.at("/metadata/finalizers")
                .valueStream()
                .anyMatch(has -> has.asText().equals(finalizer));
    }
}
