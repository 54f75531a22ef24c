package io.fleetgate.operator.crash;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.operator.apiserver.Fleet;
import io.fleetgate.operator.apiserver.InMemoryApiServer;
import io.fleetgate.operator.apiserver.storage.Refusal;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.settlement.FleetIndexes;
import io.fleetgate.settlement.Settlement;
import io.fleetgate.settlement.form.Settled;
import io.fleetgate.settlement.reach.Reach;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What has to become of a fleet by the decisions alone: after each act every object is put into its settled form at once, without
 * controllers, without requests and without an order of writes.
 */
final class Preview {
    private static final KindCatalog KINDS = new KindCatalog(SolarKinds.ALL);

    private Preview() {}

    /** The fleet at the end, in the form of {@link Course#end}. */
    static String of(String given, List<Act> acts) throws IOException, Refusal {
        String fleet = settledAfter(Act.NOTHING, given);
        for (Act act : acts) {
            fleet = settledAfter(act, fleet);
        }
        try (InMemoryApiServer server = InMemoryApiServer.start()) {
            return server.fleet().load(fleet).dump();
        }
    }

    private static String settledAfter(Act act, String stored) throws IOException, Refusal {
        try (InMemoryApiServer server = InMemoryApiServer.start()) {
            Fleet fleet = server.fleet().load(stored);
            act.on(fleet);
            return StoredFleet.of(settled(snapshot(fleet)));
        }
    }

    private static Snapshot snapshot(Fleet fleet) {
        Snapshot snapshot = Snapshot.empty(SolarKinds.ALL, FleetIndexes.ALL);
        for (Kind<?> kind : SolarKinds.ALL) {
            snapshot = snapshot.with(kind, Completeness.COMPLETE);
            for (ObjectNode document : fleet.list(kind)) {
                snapshot = snapshot.with(KINDS.read(document));
            }
        }
        return snapshot;
    }

    private static List<ObjectNode> settled(Snapshot stored) {
        return new Settlement(new SettledFleet(stored, RolloutPolicy.DEFAULT))
                .of(Reach.everything(stored)).values().stream()
                        .flatMap(settled -> written(settled).stream())
                        .toList();
    }

    /** A settled form with what the API server adds to it when it is written. */
    private static Optional<ObjectNode> written(Settled settled) {
        Optional<ObjectNode> document = settled.document().map(ObjectNode::deepCopy);
        document.ifPresent(object -> {
            switch (settled) {
                case Settled.Absent _ -> {}
                case Settled.Created _ -> object.withObject("metadata").put("generation", 1);
                case Settled.Leaving(FleetObject<?> before, var _) -> {
                    object.withObject("metadata").put("deletionTimestamp", "2026-11-30T00:00:00Z");
                    countGeneration(object, before);
                }
                case Settled.Stored(FleetObject<?> before, var _) -> {
                    if (!object.path("spec").equals(before.document().path("spec"))) {
                        countGeneration(object, before);
                    }
                }
            }
        });
        return document;
    }

    private static void countGeneration(ObjectNode object, FleetObject<?> before) {
        object.withObject("metadata").put("generation", before.metadata().generation() + 1);
    }
}
