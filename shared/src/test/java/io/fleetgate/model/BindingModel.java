package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A binding of the settled fleet; keys are {@code namespace/name}.
 *
 * @param document as stored, or as the operator creates it
 * @param isTerminating whether it is being deleted, by a user or by the operator, and held
 */
record BindingModel(String key, String target, String release, ObjectNode document, boolean isTerminating) {
    static BindingModel stored(JsonNode binding, boolean isTerminating) {
        return new BindingModel(
                Json.key(binding),
                Json.reference(binding, "targetRef", "targetNamespace"),
                Json.namespace(binding) + "/" + Json.text(binding, "/spec/releaseRef/name"),
                (ObjectNode) binding,
                isTerminating);
    }

    String namespace() {
        return Json.namespaceOf(key);
    }
}
