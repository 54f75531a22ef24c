package io.fleetgate.cluster.informer;

import static io.fleetgate.cluster.informer.WatchedFleet.EDGE;
import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.informer.WatchedFleet.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.store.Snapshot;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a listener is told of a fleet that an API server has. */
@Timeout(60)
class StoreListenerIT {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final String ODD = target("odd", "x").replace("\"spec\":{}", "\"spec\":[]");

    private final RecordedChanges changes = new RecordedChanges();
    private WatchedFleet fleet;
    private ScriptedKind targets;

    @BeforeEach
    void start() throws Exception {
        fleet = new WatchedFleet(changes);
        targets = fleet.installed();
        targets.put(target("edge", "x"));
        targets.put(target("gone", "x"));
    }

    @AfterEach
    void stop() {
        fleet.close();
    }

    @Test
    void theFirstListIsOneChangeAndCompletenessComesAfterIt() throws Exception {
        fleet.follow(LONG);

        assertThat(changes.about(SolarKinds.TARGET)).containsExactly("create edge", "create gone", "Complete");
        assertThat(changes.all().stream().filter(StoreChange.Objects.class::isInstance))
                .hasSize(1);
    }

    @Test
    void whatAnEventBringsIsToldWithTheSnapshotsAroundIt() throws Exception {
        fleet.follow(LONG);

        targets.put(target("edge", "y"));
        targets.delete("sites/gone");
        targets.put(target("new", "x"));

        await(() -> changes.about(SolarKinds.TARGET).size() == 6);
        assertThat(changes.about(SolarKinds.TARGET).subList(3, 6))
                .containsExactly("update edge", "delete gone", "create new");
        StoreChange update = changes.all().get(changes.all().size() - 3);
        assertThat(ring(update.before())).isEqualTo("x");
        assertThat(ring(update.after())).isEqualTo("y");
    }

    @Test
    void eachChangeStartsWhereTheOneBeforeEnded() throws Exception {
        fleet.follow(LONG);
        for (int i = 0; i < 200; i++) {
            targets.put(target("edge-" + i % 20, "ring-" + i));
        }
        fleet.awaitEqual(targets);

        List<StoreChange> all = changes.all();
        for (int i = 1; i < all.size(); i++) {
            assertThat(all.get(i).before()).isSameAs(all.get(i - 1).after());
        }
        assertThat(all.getLast().after()).isSameAs(fleet.snapshot());
    }

    @Test
    void allDifferencesThatALaterListShowsAreOneChange() throws Exception {
        fleet.follow(LONG);
        fleet.server.freeze();
        targets.breakWatches();
        targets.put(target("edge", "y"));
        targets.delete("sites/gone");
        targets.put(target("new", "x"));
        targets.expire();
        fleet.server.thaw();
        fleet.awaitEqual(targets);

        StoreChange last = changes.all().stream()
                .filter(StoreChange.Objects.class::isInstance)
                .toList()
                .getLast();
        assertThat(((StoreChange.Objects) last).changes().changes()).hasSize(3);
        assertThat(changes.about(SolarKinds.TARGET))
                .containsOnlyOnce("update edge", "delete gone", "create new")
                .containsOnlyOnce("create edge");
    }

    @Test
    void anUnreadableObjectIsToldOfWhenItAppearsIsMendedAndIsGone() throws Exception {
        fleet.follow(LONG);

        targets.put(ODD);
        await(() -> changes.about(SolarKinds.TARGET).size() == 4);
        targets.put(target("odd", "mended"));
        await(() -> changes.about(SolarKinds.TARGET).size() == 5);
        targets.put(ODD);
        targets.delete("sites/odd");
        await(() -> changes.about(SolarKinds.TARGET).size() == 7);

        assertThat(changes.about(SolarKinds.TARGET).subList(3, 7)).containsOnly("unreadable odd");
    }

    @Test
    void aKindThatIsOutOfDateIsToldOfAndThatItIsKnownAgain() throws Exception {
        fleet.follow(Duration.ofSeconds(2));

        fleet.server.freeze();
        await(() -> changes.about(SolarKinds.TARGET).contains("ReadFailed"));
        assertThat(fleet.isComplete(SolarKinds.TARGET)).isFalse();
        fleet.server.thaw();

        await(() -> changes.about(SolarKinds.TARGET).getLast().equals("Complete"));
    }

    private static String ring(Snapshot snapshot) {
        return snapshot.find(SolarKinds.TARGET, EDGE).orElseThrow().labels().get("ring");
    }
}
