package io.fleetgate.e2e.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** The resourceVersion of every object of the fleet, as the API server lists them now and as a snapshot has them. */
final class FreshList {
    private static final ObjectMapper JSON = new ObjectMapper();

    private FreshList() {}

    static Map<String, String> of(ControlPlane controlPlane) throws IOException, InterruptedException {
        Map<String, String> versions = new TreeMap<>();
        for (Kind<?> kind : SolarKinds.ALL) {
            var list = controlPlane.kubectl(
                    "get", kind.plural() + "." + kind.groupKind().group(), "--all-namespaces", "-o", "json");
            for (JsonNode object : JSON.readTree(list.output()).path("items")) {
                var metadata = object.path("metadata");
                versions.put(
                        kind.name() + " " + metadata.path("namespace").asText() + "/"
                                + metadata.path("name").asText(),
                        metadata.path("resourceVersion").asText());
            }
        }
        return versions;
    }

    /** The same of a snapshot in which every kind is known. */
    static Map<String, String> of(Snapshot snapshot) {
        Map<String, String> versions = new TreeMap<>();
        for (Kind<?> kind : SolarKinds.ALL) {
            for (FleetObject<?> object : snapshot.list(kind)) {
                versions.put(
                        kind.name() + " " + object.key(),
                        object.document().at("/metadata/resourceVersion").asText());
            }
        }
        return versions;
    }
}
