package io.fleetgate.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectId;

/** Which object, as JSON: the four fields by which a manifest names it. */
final class ObjectIdJson {
    private ObjectIdJson() {}

    static ObjectNode of(ObjectId id) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("apiVersion", id.kind().apiVersion())
                .put("kind", id.kind().name())
                .put("namespace", id.key().namespace())
                .put("name", id.key().name());
    }
}
