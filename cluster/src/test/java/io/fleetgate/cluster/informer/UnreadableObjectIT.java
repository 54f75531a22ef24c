package io.fleetgate.cluster.informer;

import static io.fleetgate.cluster.informer.WatchedFleet.EDGE;
import static io.fleetgate.cluster.informer.WatchedFleet.LONG;
import static io.fleetgate.cluster.informer.WatchedFleet.await;
import static io.fleetgate.cluster.informer.WatchedFleet.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.watch.ScriptedKind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.UndecidableException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored objects that make no sense stop nothing, are named, and nothing is concluded from their absence. */
@Timeout(60)
class UnreadableObjectIT {
    private static final ObjectKey ODD = new ObjectKey("sites", "odd");

    @AutoClose
    private WatchedFleet fleet;

    private ScriptedKind targets;

    @BeforeEach
    void start() throws Exception {
        fleet = new WatchedFleet();
        targets = fleet.installed();
        targets.put(target("edge", "x"));
    }

    static Stream<Arguments> oddities() {
        String odd = target("odd", "x");
        return Stream.of(
                Arguments.of("labels are a list", odd.replace("{\"ring\":\"x\"}", "[1]"), "metadata.labels"),
                Arguments.of(
                        "a label is a number", odd.replace("\"ring\":\"x\"", "\"ring\":7"), "metadata.labels.ring"),
                Arguments.of("the spec is a text", odd.replace("\"spec\":{}", "\"spec\":\"none\""), "spec"),
                Arguments.of(
                        "a reference is a number",
                        odd.replace("\"spec\":{}", "\"spec\":{\"renderRegistryRef\":7}"),
                        "spec.renderRegistryRef"),
                Arguments.of(
                        "userdata is nested without end",
                        odd.replace(
                                "\"spec\":{}", "\"spec\":{\"userdata\":" + "[".repeat(2_000) + "]".repeat(2_000) + "}"),
                        "nested deeper than 500 levels"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("oddities")
    void anOddObjectInAListIsSetAsideByName(String name, String odd, String why) throws Exception {
        targets.put(odd);

        FleetStore store = fleet.follow(LONG);

        assertThat(store.missing()).isEmpty();
        assertThat(store.unreadable())
                .singleElement()
                .asString()
                .startsWith("Target sites/odd: ")
                .contains(why);
        assertThat(store.snapshot().find(SolarKinds.TARGET, EDGE)).isPresent();
        assertThatThrownBy(() -> store.snapshot().list(SolarKinds.TARGET)).isInstanceOf(UndecidableException.class);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("oddities")
    void anOddObjectInAWatchIsSetAsideByNameAndLaterEventsArrive(String name, String odd, String why) throws Exception {
        FleetStore store = fleet.follow(LONG);

        targets.put(odd);
        targets.put(target("edge", "later"));

        await(() -> store.snapshot()
                .find(SolarKinds.TARGET, EDGE)
                .orElseThrow()
                .labels()
                .containsValue("later"));
        assertThat(store.unreadable()).singleElement().asString().contains(why);
        assertThat(store.status())
                .filteredOn(status -> status.kind().equals(SolarKinds.TARGET))
                .singleElement()
                .satisfies(status -> assertThat(status.lists()).isEqualTo(1))
                .satisfies(status -> assertThat(status.unreadable()).isEqualTo(1));
    }

    @Test
    void repairedItIsAnObjectLikeOthers() throws Exception {
        targets.put(target("odd", "x").replace("\"spec\":{}", "\"spec\":[]"));
        FleetStore store = fleet.follow(LONG);

        targets.put(target("odd", "mended"));

        await(() -> store.unreadable().isEmpty());
        assertThat(store.snapshot().find(SolarKinds.TARGET, ODD)).isPresent();
        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    void deletedItIsGoneWhetherSeenByTheWatchOrByAList() throws Exception {
        targets.put(target("odd", "x").replace("\"spec\":{}", "\"spec\":[]"));
        targets.put(target("odd-2", "x").replace("\"spec\":{}", "\"spec\":[]"));
        FleetStore store = fleet.follow(LONG);

        targets.delete("sites/odd");
        await(() -> store.unreadable().size() == 1);
        targets.delete("sites/odd-2");
        targets.expire();

        await(() -> store.unreadable().isEmpty());
        assertThat(fleet.targets()).isEqualTo(targets.versions());
    }

    @Test
    void anObjectThatTurnsOddIsNotKnownAsItWas() throws Exception {
        FleetStore store = fleet.follow(LONG);

        targets.put(target("edge", "x").replace("\"spec\":{}", "\"spec\":[]"));

        await(() -> !store.unreadable().isEmpty());
        assertThatThrownBy(() -> store.snapshot().find(SolarKinds.TARGET, EDGE))
                .isInstanceOf(UndecidableException.class);
    }
}
