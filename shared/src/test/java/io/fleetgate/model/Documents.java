package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Makes objects of the group. */
final class Documents {
    private Documents() {}

    /** An object as the operator creates it, with the generation that the API server gives to what is new. */
    static ObjectNode created(String kind, String key) {
        ObjectNode object = of(kind, key);
        object.withObjectProperty("metadata").put("generation", 1);
        return object;
    }

    /** An object with nothing but its identity. */
    static ObjectNode of(String kind, String key) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        object.put("apiVersion", Json.GROUP + "/v1alpha1").put("kind", kind);
        object.putObject("metadata").put("namespace", Json.namespaceOf(key)).put("name", Json.nameOf(key));
        return object;
    }
}
