package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.operator.apiserver.Fleet;
import java.util.Collection;
import java.util.List;

/** A fleet as text that another server can load: what the one server has numbered, the other numbers anew. */
final class StoredFleet {
    private StoredFleet() {}

    static String of(Fleet fleet) {
        return of(SolarKinds.ALL.stream()
                .flatMap(kind -> fleet.list(kind).stream())
                .toList());
    }

    /** The same of objects in an order in which owners come first; changes them. */
    static String of(Collection<ObjectNode> documents) {
        StringBuilder text = new StringBuilder();
        for (ObjectNode document : documents) {
            ObjectNode metadata = document.withObject("metadata");
            metadata.remove(List.of("uid", "resourceVersion", "managedFields"));
            for (JsonNode owner : metadata.path("ownerReferences")) {
                ((ObjectNode) owner).remove("uid");
            }
            text.append("---\n").append(Fleet.json(document)).append('\n');
        }
        return text.toString();
    }
}
