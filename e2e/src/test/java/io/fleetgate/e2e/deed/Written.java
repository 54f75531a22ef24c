package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;
import java.util.Optional;

/**
 * One change of a change set.
 *
 * @param document empty for a deletion
 */
record Written(ObjectId id, Optional<ObjectNode> document) {
    /** The document, or what is enough of one to name the object. */
    ObjectNode manifest() {
        return document.orElseGet(() -> JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", id.kind().apiVersion())
                .put("kind", id.kind().name())
                .set(
                        "metadata",
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("namespace", id.key().namespace())
                                .put("name", id.key().name())));
    }
}
