package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Makes objects of the group. */
final class Documents {
    private Documents() {}

    /** An object with nothing but its identity. */
    static ObjectNode of(String kind, String key) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("apiVersion", Json.GROUP + "/v1alpha1").put("kind", kind);
        object.putObject("metadata").put("namespace", Json.namespaceOf(key)).put("name", Json.nameOf(key));
        return object;
    }
}
