package io.fleetgate.webhook;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.store.UnreadableObject;

/** Stored objects of which nobody knows more than where they are. */
public final class OddObjects {
    private OddObjects() {}

    public static UnreadableObject of(Kind<?> kind, String namespace, String name) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.putObject("metadata").put("namespace", namespace).put("name", name);
        document.put("spec", "none");
        return new UnreadableObject(FleetObject.read(kind, document), "spec must be an object");
    }
}
