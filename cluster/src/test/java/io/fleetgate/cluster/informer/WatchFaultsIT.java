package io.fleetgate.cluster.informer;

import static io.fleetgate.cluster.informer.WatchedFleet.LONG;
import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.informer.WatchedFleet.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.store.Completeness;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever goes wrong between store and API server: afterwards the store has what a fresh list has. */
@Timeout(60)
class WatchFaultsIT {
    private static final Duration SHORT = Duration.ofSeconds(2);

    @AutoClose
    private WatchedFleet fleet;

    private ScriptedKind targets;

    @BeforeEach
    void start() throws Exception {
        fleet = new WatchedFleet();
        targets = fleet.installed();
        targets.put(target("edge", "old"));
        targets.put(target("gone", "old"));
    }

    @Test
    @DisplayName("BC-050: a watch that expires is followed by a list that sees what was deleted meanwhile")
    void aWatchThatExpiresIsFollowedByAListThatSeesWhatWasDeletedMeanwhile() throws Exception {
        fleet.follow(LONG);

        targets.delete("sites/gone");
        targets.expire();

        fleet.awaitEqual(targets);
        assertThat(fleet.targets()).containsOnlyKeys("sites/edge");
    }

    @Test
    @DisplayName("BC-050: a watch that has expired before it is opened is followed by a list")
    void aWatchThatHasExpiredBeforeItIsOpenedIsFollowedByAList() throws Exception {
        fleet.follow(LONG);

        fleet.server.freeze();
        targets.breakWatches();
        targets.delete("sites/gone");
        targets.expire();
        fleet.server.thaw();

        fleet.awaitEqual(targets);
    }

    @Test
    void aBrokenConnectionIsFollowedByAWatchFromWhereItBroke() throws Exception {
        FleetStore store = fleet.follow(LONG);

        fleet.server.freeze();
        targets.breakWatches();
        targets.put(target("edge", "new"));
        targets.delete("sites/gone");
        fleet.server.thaw();

        fleet.awaitEqual(targets);
        assertThat(store.status())
                .allSatisfy(status -> assertThat(status.lists()).isEqualTo(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403, 429, 500, 502, 503, 504})
    void aServerThatRefusesAWatchIsNotAskedForAList(int code) throws Exception {
        FleetStore store = fleet.follow(LONG);

        fleet.server.freeze();
        targets.breakWatches();
        targets.put(target("edge", "new"));
        fleet.server.answerNext(code, "{}");
        fleet.server.thaw();

        fleet.awaitEqual(targets);
        assertThat(store.status())
                .allSatisfy(status -> assertThat(status.lists()).isEqualTo(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"Status\",\"metadata\":{},\"status\":\"Success\"}",
                "{\"metadata\":{\"resourceVersion\":\"7\"}}",
                "{\"metadata\":{\"resourceVersion\":\"7\"},\"items\":null}",
                "{\"metadata\":{},\"items\":[]}"
            })
    void whatIsNoListIsNotTakenForAnEmptyOne(String answer) throws Exception {
        SolarKinds.ALL.forEach(_ -> fleet.server.answerNext(200, answer));

        fleet.follow(LONG);

        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    void pagesThatExpireAreFollowedByAListWithoutPages() throws Exception {
        for (int i = 0; i < 700; i++) {
            targets.put(target("edge-" + i, "x"));
        }
        fleet.server.expirePages(1);

        fleet.follow(LONG);

        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    void untilAListIsReadToItsEndTheKindIsWhatItWasAndNeverHalf() throws Exception {
        FleetStore store = fleet.follow(LONG);
        Map<String, String> before = fleet.targets();

        fleet.server.holdLists();
        targets.put(target("new", "x"));
        targets.delete("sites/gone");
        targets.expire();
        fleet.server.awaitHeldList();
        assertThat(store.missing()).isEmpty();
        assertThat(fleet.targets().keySet()).isSubsetOf("sites/edge", "sites/gone", "sites/new");
        assertThat(before).containsOnlyKeys("sites/edge", "sites/gone");

        fleet.server.releaseLists();
        fleet.awaitEqual(targets);
    }

    @Test
    void aFrozenServerMakesEveryKindUnknownUntilItAnswersAgain() throws Exception {
        FleetStore store = fleet.follow(SHORT);

        fleet.server.freeze();
        await(() -> store.missing().size() == SolarKinds.ALL.size());
        assertThat(store.missing())
                .anySatisfy(sentence ->
                        assertThat(sentence).startsWith("Target: not known to be up to date for more than 2 s"));
        assertThat(store.snapshot().completeness(SolarKinds.TARGET)).isInstanceOf(Completeness.ReadFailed.class);

        targets.delete("sites/gone");
        fleet.server.thaw();
        await(() -> store.missing().isEmpty());
        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    @DisplayName("BC-050: a watch that says nothing any more and stays open is replaced")
    void aConnectionThatTheOtherEndHasForgottenIsReplaced() throws Exception {
        FleetStore store = fleet.follow(Duration.ofSeconds(6));

        targets.muteWatches();
        targets.delete("sites/gone");

        fleet.awaitEqual(targets);
        assertThat(store.missing()).isEmpty();
    }

    @Test
    void anEventOfAnUnknownTypeOrWithoutSenseIsFollowedByAList() throws Exception {
        FleetStore store = fleet.follow(LONG);

        for (String nonsense : List.of("{\"type\":\"MOVED\",\"object\":{}}", "[]", "{\"type\":\"ADDED\",\"obj")) {
            targets.send(nonsense);
            targets.put(target("edge", "after " + nonsense.length()));
            targets.expire();
            fleet.awaitEqual(targets);
        }

        assertThat(store.missing()).isEmpty();
    }
}
