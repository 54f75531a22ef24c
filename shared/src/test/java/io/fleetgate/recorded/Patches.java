package io.fleetgate.recorded;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Snapshot;

/** What others than the operator write, as merge patches: objects are merged, any other value replaces what was there. */
final class Patches {
    private Patches() {}

    static Snapshot apply(Snapshot fleet, String patches) {
        Snapshot patched = fleet;
        for (FleetObject<?> patch : Fleet.objects(patches)) {
            FleetObject<?> stored = GeneratedNames.find(patched, patch);
            ObjectNode document = stored.document().deepCopy();
            merge(document, patch.document());
            document.withObject("metadata").put("name", stored.name());
            patched = patched.with(FleetObject.read(stored.kind(), document));
        }
        return patched;
    }

    private static void merge(ObjectNode into, ObjectNode patch) {
        patch.properties().forEach(field -> {
            if (into.get(field.getKey()) instanceof ObjectNode object
                    && field.getValue() instanceof ObjectNode change) {
                merge(object, change);
            } else {
                into.set(field.getKey(), field.getValue());
            }
        });
    }
}
