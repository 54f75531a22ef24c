package io.fleetgate.explain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** RFC 7386: what {@code kubectl patch --type=merge} makes of an object. */
final class MergePatch {
    private MergePatch() {}

    /** A patched copy. */
    static ObjectNode apply(ObjectNode object, ObjectNode patch) {
        ObjectNode patched = object.deepCopy();
        merge(patched, patch);
        return patched;
    }

    private static void merge(ObjectNode object, ObjectNode patch) {
        patch.properties().forEach(field -> {
            String name = field.getKey();
            JsonNode value = field.getValue();
            if (value.isNull()) {
                object.remove(name);
            } else if (value instanceof ObjectNode nested) {
                merge(object.get(name) instanceof ObjectNode there ? there : object.putObject(name), nested);
            } else {
                object.set(name, value);
            }
        });
    }
}
