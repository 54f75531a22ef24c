package io.fleetgate.explain;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.rollout.binding.BindingName;
import org.junit.jupiter.api.Test;

/** Where Profiles and Releases arrive. */
class ArrivalTest {
    private static final String FLEET = version("ns/cv", "k")
            + release("ns/low", "uniqueName: k")
            + release("ns/high", "uniqueName: k, priority: 1")
            + target("ns/a", "env: x")
            + target("ns/b", "env: x")
            + target("ns/c", "env: y")
            + profile("ns/p", "low", "{matchLabels: {env: x}}");

    @Test
    void aProfileIsAcceptedHereAndLosesThere() {
        Arrival arrival = ofProfile(FLEET + binding("ns/by-hand", "{name: b}", "high"));

        assertThat(arrival.accepted()).extracting(Placement::target).containsExactly(Fleet.key("ns/a"));
        assertThat(arrival.rejected()).extracting(Placement::target).containsExactly(Fleet.key("ns/b"));
        assertThat(arrival.rejected()
                        .getFirst()
                        .standing()
                        .rejection()
                        .orElseThrow()
                        .by())
                .contains(Fleet.key("ns/by-hand"));
    }

    @Test
    void aTargetWhoseBindingHasNoFreeNameIsWaitedFor() {
        String name = "ns/" + BindingName.of(Fleet.key("ns/p"), Fleet.key("ns/a"), "low");

        Arrival arrival = ofProfile(FLEET + binding(name, "{name: elsewhere}", "high"));

        assertThat(arrival.waiting()).containsExactly(Fleet.key("ns/a"));
        assertThat(arrival.accepted()).extracting(Placement::target).containsExactly(Fleet.key("ns/b"));
    }

    @Test
    void aProfileThatBindsNothingSaysWhy() {
        assertThat(ofProfile(profile("ns/p", "''", "{}") + target("ns/a", "")).note())
                .isEqualTo("it names no release in spec.releaseRef.name, so it binds nothing");
        assertThat(ofProfile(profile("ns/p", "r", "{matchExpressions: [{key: a, operator: Bogus}]}"))
                        .note())
                .startsWith("its selector is invalid")
                .contains("\"Bogus\" is not a selector operator");
    }

    @Test
    void aReleaseIsFoundWhereverItIsBoundByWhomever() {
        SettledFleet fleet = fleet(FLEET + binding("ns/by-hand", "{name: c}", "low"));

        Arrival arrival = Arrival.ofRelease(
                fleet,
                fleet.snapshot().find(SolarKinds.RELEASE, Fleet.key("ns/low")).orElseThrow());

        assertThat(arrival.accepted())
                .extracting(placement -> placement.target().name() + " "
                        + placement.standing().binding().owner().isPresent())
                .containsExactly("a true", "b true", "c false");
    }

    private static Arrival ofProfile(String yaml) {
        SettledFleet fleet = fleet(yaml);
        return Arrival.ofProfile(
                fleet,
                fleet.snapshot().find(SolarKinds.PROFILE, Fleet.key("ns/p")).orElseThrow());
    }

    private static SettledFleet fleet(String yaml) {
        return new SettledFleet(Fleet.of(yaml), RolloutPolicy.DEFAULT);
    }
}
