package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;

/** A binding of the settled fleet; all three are {@code namespace/name}. */
record BindingModel(String key, String target, String release) {
    static BindingModel stored(JsonNode binding) {
        return new BindingModel(
                Json.key(binding),
                Json.reference(binding, "targetRef", "targetNamespace"),
                Json.namespace(binding) + "/" + Json.text(binding, "/spec/releaseRef/name"));
    }

    String namespace() {
        return key.substring(0, key.indexOf('/'));
    }
}
