package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.store.Change;

/**
 * A change of a status in which the operator reports what it decided. No decision is based on it, so it concerns nobody else.
 * What a renderer says of its task is none: that is decided by.
 */
final class StatusReport {
    private StatusReport() {}

    /** Whether a change is that and nothing else, whoever made it. */
    static boolean isAllOf(Change change) {
        return change instanceof Change.Update(FleetObject<?> before, FleetObject<?> after)
                && !after.kind().equals(SolarKinds.RENDER_TASK)
                && withoutStatus(before).equals(withoutStatus(after));
    }

    private static ObjectNode withoutStatus(FleetObject<?> object) {
        ObjectNode document = object.document().objectNode();
        document.setAll(object.document());
        document.remove("status");
        if (document.path("metadata") instanceof ObjectNode metadata) {
            ObjectNode lasting = metadata.objectNode();
            lasting.setAll(metadata);
            lasting.remove("resourceVersion");
            document.set("metadata", lasting);
        }
        return document;
    }
}
