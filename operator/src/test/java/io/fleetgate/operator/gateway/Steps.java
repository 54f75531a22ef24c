package io.fleetgate.operator.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.ReleaseBindingSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.reconcile.Step;
import java.util.List;
import java.util.Set;

/** Steps about one binding, {@code sites/b1}, which is stored with the uid {@code u1} at version 41. */
final class Steps {
    static final ObjectId ID = new ObjectId(SolarKinds.RELEASE_BINDING, new ObjectKey("sites", "b1"));

    private static final String STATUS =
            "{'conditions': [{'type': 'Accepted', 'status': 'True', 'reason': 'Accepted', 'message': ''}]}";

    private Steps() {}

    static ObjectNode document() {
        return Json.tree("{'apiVersion': 'solar.opendefense.cloud/v1alpha1', 'kind': 'ReleaseBinding',"
                + "'metadata': {'namespace': 'sites', 'name': 'b1', 'uid': 'u1', 'resourceVersion': '41'},"
                + "'spec': {'releaseRef': {'name': 'web'}, 'targetRef': {'name': 'edge'}, 'priority': 3}}");
    }

    static FleetObject<ReleaseBindingSpec> binding() {
        return FleetObject.read(SolarKinds.RELEASE_BINDING, document());
    }

    /** The binding as an answer has it. */
    static String stored(String metadata) {
        return Json.text("{'apiVersion': 'solar.opendefense.cloud/v1alpha1', 'kind': 'ReleaseBinding', 'metadata':"
                + "{'namespace': 'sites', 'name': 'b1', 'resourceVersion': '42', " + metadata + "}}");
    }

    static Step.Write create() {
        return new Step.Create(ID, Json.tree("{'kind': 'ReleaseBinding', 'status': {'a': 1}, 'spec': {}}"));
    }

    static Step.Write setFinalizers(String... finalizers) {
        return new Step.SetFinalizers(binding(), List.of(finalizers));
    }

    static Step.Write setStatus() {
        return new Step.SetStatus(binding(), Json.tree(STATUS), Set.of());
    }

    static Step.Write delete() {
        return new Step.Delete(binding());
    }
}
