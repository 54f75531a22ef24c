package io.fleetgate.operator.events;

import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.store.Snapshot;

/** A fleet in namespace {@code fleet} of which target {@code oslo} is being deleted, and what is told of it. */
final class ToldFleet {
    private static final String OWNER = "ownerKind: Target, ownerNamespace: fleet, ownerName: ";
    private static final String GOING =
            ", finalizers: [solar.opendefense.cloud/target-finalizer], deletionTimestamp: '2026-11-30T12:00:00Z'";
    static final Snapshot SNAPSHOT = Fleet.of(Yaml.object("Target", "fleet/berlin", "uid: uid-of-berlin", "")
            + Yaml.object("Target", "fleet/oslo", "uid: uid-of-oslo" + GOING, "")
            + Yaml.object("Profile", "fleet/base", "uid: uid-of-base", "")
            + Yaml.object("RenderTask", "fleet/berlin-task", "uid: uid-of-task", OWNER + "berlin")
            + Yaml.object("RenderTask", "fleet/oslo-task", "", OWNER + "oslo")
            + Yaml.object("RenderTask", "fleet/lost-task", "", OWNER + "nowhere")
            + Yaml.object("RenderTask", "fleet/own-task", "", "ownerKind: User, ownerName: me")
            + Yaml.object("RenderBinding", "fleet/berlin-chart", "", OWNER + "berlin")
            + Yaml.object("RenderBinding", "fleet/oslo-chart", "", OWNER + "oslo")
            + Yaml.object("RenderArtifact", "fleet/chart", "", "")
            + Yaml.ownedBinding("fleet/base-oslo", "base", "{name: oslo}", "a").replace("uid: ''", "uid: uid-of-base")
            + Yaml.binding("fleet/by-hand", "{name: oslo}", "a"));

    private ToldFleet() {}

    static FleetObject<?> stored(Kind<?> kind, String name) {
        return SNAPSHOT.find(kind, Fleet.key("fleet/" + name)).orElseThrow();
    }

    /** All that an occurrence says, on one line. */
    static String line(Occurrence occurrence) {
        Regarding regarding = occurrence.regarding();
        return regarding.kind().name() + " " + regarding.key().name() + " " + regarding.uid() + " "
                + occurrence.type() + " " + occurrence.reason() + "/" + occurrence.action() + ": " + occurrence.note()
                + occurrence.subject();
    }
}
