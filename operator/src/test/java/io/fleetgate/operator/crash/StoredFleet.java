package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.operator.apiserver.Fleet;
import java.util.List;

/** A fleet as text that another server can load: what the one server has numbered, the other numbers anew. */
final class StoredFleet {
    private StoredFleet() {}

    static String of(Fleet fleet) {
        StringBuilder text = new StringBuilder();
        for (Kind<?> kind : SolarKinds.ALL) {
            for (ObjectNode document : fleet.list(kind)) {
                ObjectNode metadata = document.withObject("metadata");
                metadata.remove(List.of("uid", "resourceVersion", "managedFields"));
                for (JsonNode owner : metadata.path("ownerReferences")) {
                    ((ObjectNode) owner).remove("uid");
                }
                text.append("---\n").append(Fleet.json(document)).append('\n');
            }
        }
        return text.toString();
    }
}
