package io.fleetgate.operator.apiserver.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** JSON merge patch, RFC 7386. */
final class MergePatch {
    private MergePatch() {}

    /** The document after the patch; the document given is not changed. */
    static ObjectNode apply(ObjectNode document, ObjectNode patch) {
        ObjectNode patched = document.deepCopy();
        patch.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            if (value.isNull()) {
                patched.remove(entry.getKey());
            } else if (value instanceof ObjectNode map) {
                ObjectNode old = patched.get(entry.getKey()) instanceof ObjectNode there ? there : patch.objectNode();
                patched.set(entry.getKey(), apply(old, map));
            } else {
                patched.set(entry.getKey(), value.deepCopy());
            }
        });
        return patched;
    }
}
