package io.fleetgate.object;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** An object that does not exist yet, or not so; its document is made when it is asked for. */
public record NewObject<S>(Kind<S> kind, ObjectKey key, S spec) {
    private static final JsonMapper MAPPER = new JsonMapper();

    /** The whole object, with only the fields that are set: what kubectl would take. */
    public ObjectNode document() {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("apiVersion", kind.apiVersion());
        document.put("kind", kind.name());
        document.putObject("metadata").put("namespace", key.namespace()).put("name", key.name());
        document.set("spec", json(spec));
        return document;
    }

    public static <S> ObjectNode json(S spec) {
        return MAPPER.valueToTree(spec);
    }
}
