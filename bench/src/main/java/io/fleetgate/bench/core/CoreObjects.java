package io.fleetgate.bench.core;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.api.solar.TargetSpec;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;

/** Objects and snapshots to decide about. */
final class CoreObjects {
    private static final String NAMESPACE = "fleet";

    private CoreObjects() {}

    /** A snapshot that knows every kind completely and holds so many targets. */
    static Snapshot fleetOf(int targets) {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (Kind<?> kind : SolarKinds.ALL) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
        }
        for (int i = 0; i < targets; i++) {
            snapshot = snapshot.with(target(i, "production"));
        }
        return snapshot;
    }

    static FleetObject<TargetSpec> target(int i, String stage) {
        ObjectNode document = document(SolarKinds.TARGET, "cluster-" + i);
        ObjectNode labels = document.withObjectProperty("metadata").putObject("labels");
        labels.put("region", "region-" + i % 20).put("stage", stage);
        document.putObject("spec").putObject("renderRegistryRef").put("name", "render");
        return FleetObject.read(SolarKinds.TARGET, document);
    }

    static FleetObject<ReleaseSpec> release(int replicas) {
        ObjectNode document = document(SolarKinds.RELEASE, "kyverno");
        ObjectNode spec =
                document.putObject("spec").put("uniqueName", "kyverno").put("priority", 10);
        spec.putObject("componentVersionRef").put("name", "kyverno-v1");
        spec.putObject("values").put("replicas", replicas);
        return FleetObject.read(SolarKinds.RELEASE, document);
    }

    private static ObjectNode document(Kind<?> kind, String name) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("apiVersion", kind.apiVersion()).put("kind", kind.name());
        document.putObject("metadata").put("namespace", NAMESPACE).put("name", name);
        return document;
    }
}
