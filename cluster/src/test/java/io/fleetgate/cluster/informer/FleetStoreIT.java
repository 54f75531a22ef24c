package io.fleetgate.cluster.informer;

import static io.fleetgate.cluster.informer.WatchedFleet.EDGE;
import static io.fleetgate.cluster.informer.WatchedFleet.LONG;
import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.informer.WatchedFleet.target;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.ScriptedKind;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Informers against a scripted API server that works; the real one is asked by the end-to-end tests. */
@Timeout(60)
class FleetStoreIT {

    @AutoClose
    private WatchedFleet fleet;

    private ScriptedKind targets;

    @BeforeEach
    void start() throws Exception {
        fleet = new WatchedFleet();
        targets = fleet.installed();
    }

    @Test
    void aWatchFollowsAListAndOnlyGetIsUsed() throws Exception {
        targets.put(target("edge", "canary"));
        fleet.follow(LONG);
        assertThat(ring()).isEqualTo("canary");

        targets.put(target("edge", "stable"));
        await(() -> ring().equals("stable"));
        targets.put(target("other", "stable"));
        await(() -> fleet.targets().size() == 2);
        targets.delete("sites/edge");
        await(() -> fleet.snapshot().find(SolarKinds.TARGET, EDGE).isEmpty());

        assertThat(fleet.targets()).isEqualTo(targets.versions());
        assertThat(fleet.server.methods()).containsExactly("GET");
    }

    @Test
    void managedFieldsAndTheCopyThatApplyKeepsAreNotKept() throws Exception {
        targets.put(target("edge", "x").replace("\"labels\"", """
                "managedFields":[{"manager":"kubectl"}],"annotations":{"kubectl.kubernetes.io/last-applied-configuration":"{}"},
                "labels\""""));
        targets.put(target("other", "x").replace("\"labels\"", """
                "annotations":{"kubectl.kubernetes.io/last-applied-configuration":"{}","kept":"yes"},"labels\""""));
        fleet.follow(LONG);

        JsonNode metadata = fleet.snapshot()
                .find(SolarKinds.TARGET, EDGE)
                .orElseThrow()
                .document()
                .path("metadata");
        assertThat(metadata.has("managedFields")).isFalse();
        assertThat(metadata.has("annotations")).isFalse();
        assertThat(fleet.snapshot().list(SolarKinds.TARGET))
                .anySatisfy(
                        target -> assertThat(target.metadata().annotations()).containsOnlyKeys("kept"));
    }

    @Test
    void aListOfManyPagesIsReadToItsEnd() throws Exception {
        for (int i = 0; i < 1_234; i++) {
            targets.put(target("edge-" + i, "x"));
        }
        fleet.follow(LONG);

        assertThat(fleet.targets()).hasSize(1_234).isEqualTo(targets.versions());
    }

    @Test
    void fiftyThousandEventsLeadToWhatAFreshListHas() throws Exception {
        fleet.follow(LONG);

        for (int i = 0; i < 50_000; i++) {
            String name = "edge-" + i % 1_000;
            if (i % 10 == 9) {
                targets.delete("sites/edge-" + (i - 1) % 1_000);
            } else {
                targets.put(target(name, "ring-" + i));
            }
        }

        fleet.awaitEqual(targets);
        assertThat(fleet.targets()).hasSizeGreaterThan(100);
        assertThat(fleet.targetStatus().events()).isEqualTo(50_000);
        assertThat(fleet.targetStatus().lists()).isEqualTo(1);
    }

    @Test
    void aKindWithoutAnyEventStaysKnownByBookmarksAndByTheEndsOfItsWatches() throws Exception {
        targets.put(target("edge", "x"));
        FleetStore store = fleet.follow(Duration.ofSeconds(2));

        await(() -> fleet.server.watches() > 4 * SolarKinds.ALL.size());
        targets.bookmark();

        assertThat(store.missing()).isEmpty();
        assertThat(fleet.targetStatus().lists()).isEqualTo(1);
        assertThat(fleet.targetStatus().age()).isLessThan(Duration.ofSeconds(2));
    }

    private String ring() {
        return fleet.snapshot()
                .find(SolarKinds.TARGET, EDGE)
                .orElseThrow()
                .labels()
                .get("ring");
    }
}
