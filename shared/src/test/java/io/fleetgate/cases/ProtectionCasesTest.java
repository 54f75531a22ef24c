package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.fixture.SettlingFleet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What keeps an object from being deleted under the feet of those that refer to it. */
class ProtectionCasesTest {
    private static final String RELEASE = version("ns/cv", "kyverno") + release("ns/r", "");
    private static final String BOUND = RELEASE + target("ns/a", "") + profile("ns/p", "r", "{}");
    private static final String HELD = object(
            "ReleaseBinding",
            "ns/'p-a-?????'",
            "finalizers: [solar.opendefense.cloud/releasebinding-finalizer, example.test/hold]",
            "");

    @Test
    @DisplayName("B01, F3: a binding guards itself and its release")
    void aBindingGuardsItselfAndItsRelease() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + binding("ns/b", "{name: a}", "r"));

        assertThat(fleet.facts("ReleaseBinding ns/b")).contains("finalizers: releasebinding-finalizer");
        assertThat(fleet.facts("Release ns/r")).contains("finalizers: release-finalizer, release-ref");
    }

    @Test
    @DisplayName("T02: a registry without a secret to push with is guarded all the same")
    void aRegistryWithoutSecretIsGuardedAllTheSame() {
        SettlingFleet fleet = SettlingFleet.of(
                renderingTarget("ns/a", "") + object("Registry", "ns/deploy", "", "hostname: registry.example.test"));

        assertThat(fleet.facts("Target ns/a")).contains("RegistryResolved: False/MissingSolarSecretRef");
        assertThat(fleet.facts("Registry ns/deploy")).contains("finalizers: registry-ref");
    }

    @Test
    @DisplayName("B02: a release stays guarded while one of two bindings is left")
    void aReleaseStaysGuardedWhileABindingIsLeft() {
        SettlingFleet fleet = SettlingFleet.of(
                        RELEASE + binding("ns/b1", "{name: a}", "r") + binding("ns/b2", "{name: a}", "r"))
                .delete("ReleaseBinding ns/b1");

        assertThat(fleet.facts("ReleaseBinding ns/b1")).isEmpty();
        assertThat(fleet.facts("Release ns/r")).contains("release-ref");
    }

    @Test
    @DisplayName("B03: the last binding takes the guard of its release with it")
    void theLastBindingTakesTheGuardWithIt() {
        SettlingFleet fleet =
                SettlingFleet.of(RELEASE + binding("ns/b", "{name: a}", "r")).delete("ReleaseBinding ns/b");

        assertThat(fleet.facts("ReleaseBinding ns/b")).isEmpty();
        assertThat(fleet.facts("Release ns/r")).contains("finalizers: release-finalizer\n");
    }

    @Test
    @DisplayName("B04: a binding that terminates under a Profile which is still guarded leaves the release guarded")
    void aTerminatingBindingOfAGuardedProfileLeavesTheReleaseGuarded() {
        SettlingFleet live = SettlingFleet.of(BOUND).meanwhile(HELD).delete("ReleaseBinding ns/p-a-?????");
        SettlingFleet terminating = SettlingFleet.of(BOUND).meanwhile(HELD).delete("Profile ns/p");

        assertThat(live.facts("Release ns/r")).contains("release-ref");
        assertThat(terminating.facts("Release ns/r")).contains("release-ref");
    }

    @Test
    @DisplayName("B05: a binding whose Profile is going does not guard the release anew")
    void aBindingWhoseProfileIsGoingGuardsNothingAnew() {
        SettlingFleet fleet = SettlingFleet.of(BOUND)
                .meanwhile(object("Release", "ns/r", "finalizers: [solar.opendefense.cloud/release-finalizer]", ""))
                .delete("Profile ns/p");

        assertThat(fleet.facts("Release ns/r")).contains("finalizers: release-finalizer\n");
    }

    @Test
    @DisplayName("B06: a component version stays until the last release that names it is gone, of any namespace")
    void aComponentVersionStaysWhileAReleaseNamesIt() {
        SettlingFleet fleet = SettlingFleet.of(version("catalog/cv", "kyverno")
                        + grant("catalog/g", "Release", "ns", "ComponentVersion")
                        + object("Release", "ns/r", "", "componentVersionRef: {name: cv, namespace: catalog}"))
                .delete("ComponentVersion catalog/cv");

        assertThat(fleet.facts("ComponentVersion catalog/cv"))
                .contains("terminating", "finalizers: componentversion-ref");
        assertThat(fleet.delete("Release ns/r").facts("ComponentVersion catalog/cv"))
                .isEmpty();
    }
}
