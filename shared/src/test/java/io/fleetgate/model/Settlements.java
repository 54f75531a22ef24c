package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.settlement.Settlement;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Snapshot;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the code under test makes of a fleet, in the form in which the model says it. */
final class Settlements {
    static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);

    private Settlements() {}

    static Snapshot snapshot(Collection<ObjectNode> objects) {
        Snapshot snapshot = Fleet.empty();
        for (ObjectNode object : objects) {
            snapshot = snapshot.with(CATALOG.read(object));
        }
        return snapshot;
    }

    /** The settled objects by {@code Kind namespace/name}. */
    static Map<String, ObjectNode> of(Collection<ObjectNode> objects, RolloutPolicy policy) {
        Snapshot snapshot = snapshot(objects);
        Map<String, ObjectNode> settled = new TreeMap<>();
        new Settlement(new SettledFleet(snapshot, policy))
                .of(Reach.everything(snapshot))
                .values()
                .forEach(object -> document(object).ifPresent(document -> settled.put(Json.id(document), document)));
        return settled;
    }

    /** The same in canonical form. */
    static Map<String, JsonNode> canonical(Map<String, ObjectNode> objects) {
        Map<String, JsonNode> canonical = new TreeMap<>();
        objects.forEach((id, object) -> canonical.put(id, withoutTime(Canonical.of(object))));
        return canonical;
    }

    /** When an object was deleted is nothing that a decision says. */
    private static JsonNode withoutTime(JsonNode object) {
        if (Json.isTerminating(object)) {
            ((ObjectNode) object.path("metadata")).put("deletionTimestamp", "then");
        }
        return object;
    }

    /** The object as it is once the API server has done what the operator asks for. */
    private static Optional<ObjectNode> document(Settled settled) {
        Optional<ObjectNode> document = settled.document().map(ObjectNode::deepCopy);
        switch (settled) {
            case Settled.Absent absent -> {}
            case Settled.Stored stored -> {}
            case Settled.Leaving leaving -> document.ifPresent(Json::terminate);
            case Settled.Created created ->
                document.ifPresent(
                        object -> object.withObjectProperty("metadata").put("generation", 1));
        }
        return document;
    }
}
