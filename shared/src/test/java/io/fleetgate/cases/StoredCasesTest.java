package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.ReleaseSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.object.FleetObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is stored once a change was allowed. */
class StoredCasesTest {

    @Test
    @DisplayName("A02: a release without name and priority is stored as it is, and its priority is 0")
    void aReleaseIsStoredAsItIs() {
        FleetObject<ReleaseSpec> stored = stored(SettlingFleet.of(release("ns/r", "")));

        assertThat(stored.document().path("spec").has("uniqueName")).isFalse();
        assertThat(stored.spec().priority()).isZero();
    }

    @Test
    @DisplayName("F29: a release names its component version in componentVersionRef")
    void aReleaseNamesItsComponentVersion() {
        FleetObject<ReleaseSpec> stored =
                stored(SettlingFleet.of(object("Release", "ns/r", "", "componentVersionRef: {name: cv}")));

        assertThat(stored.spec().componentVersionRef().name()).isEqualTo("cv");
    }

    @Test
    @DisplayName("A06, F18: a generation begins with 1 and rises with the spec")
    void aGenerationRisesWithTheSpec() {
        SettlingFleet fleet = SettlingFleet.of(release("ns/r", "priority: 1"));

        assertThat(stored(fleet).metadata().generation()).isEqualTo(1);
        assertThat(stored(fleet.apply(release("ns/r", "priority: 9")))
                        .metadata()
                        .generation())
                .isEqualTo(2);
    }

    @Test
    @DisplayName("A13, F18: finalizers and labels alone do not raise it")
    void metadataDoesNotRaiseIt() {
        SettlingFleet fleet = SettlingFleet.of(release("ns/r", ""))
                .apply(object(
                        "Release",
                        "ns/r",
                        "labels: {a: b}, finalizers: [example.test/hold]",
                        "componentVersionRef: {name: cv}"));

        assertThat(stored(fleet).metadata().generation()).isEqualTo(1);
    }

    private static FleetObject<ReleaseSpec> stored(SettlingFleet fleet) {
        return fleet.snapshot().find(SolarKinds.RELEASE, Fleet.key("ns/r")).orElseThrow();
    }
}
