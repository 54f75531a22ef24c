package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.target;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which bindings a Profile has. */
class ProfileCasesTest {
    private static final String RELEASE = version("ns/cv", "kyverno") + release("ns/r", "");
    private static final String TARGETS = target("ns/a", "env: prod") + target("ns/b", "env: test");
    private static final String PROD = profile("ns/p", "r", "{matchLabels: {env: prod}}");

    @Test
    @DisplayName("P01: the one target that matches is bound to the release, by a binding that the Profile controls")
    void theTargetThatMatchesIsBound() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD);

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-a-?????");
        assertThat(fleet.facts("ReleaseBinding ns/p-a-?????"))
                .contains("controller: p", "spec: {\"releaseRef\":{\"name\":\"r\"},\"targetRef\":{\"name\":\"a\"}}");
    }

    @Test
    @DisplayName("P02: an empty selector binds every target")
    void anEmptySelectorBindsEveryTarget() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + profile("ns/p", "r", "{}"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-a-?????", "p-b-?????");
    }

    @Test
    @DisplayName("P03: the status counts the targets that match")
    void theStatusCountsTheTargetsThatMatch() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD);

        assertThat(fleet.facts("Profile ns/p")).contains("matchedTargets: 1");
    }

    @Test
    @DisplayName("P04: a target that is relabelled away loses its binding, and is no longer counted")
    void aTargetThatIsRelabelledAwayLosesItsBinding() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD).apply(target("ns/a", "env: staging"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).isEmpty();
        assertThat(fleet.facts("Profile ns/p")).doesNotContain("matchedTargets");
    }

    @Test
    @DisplayName("P05, F3: a Profile guards itself and the release that it names")
    void aProfileGuardsItselfAndItsRelease() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + PROD);

        assertThat(fleet.facts("Profile ns/p")).contains("finalizers: profile-finalizer");
        assertThat(fleet.facts("Release ns/r")).contains("finalizers: release-finalizer, release-ref");
    }

    @Test
    @DisplayName("P06, F5: a release that is deleted stays while its Profile lives, and goes with it")
    void aDeletedReleaseStaysWhileItsProfileLives() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD).delete("Release ns/r");

        assertThat(fleet.facts("Release ns/r")).contains("terminating", "finalizers: release-ref");
        assertThat(fleet.delete("Profile ns/p").facts("Release ns/r")).isEmpty();
    }

    @Test
    @DisplayName("P07, F5: while somebody holds a binding, its deleted Profile and the release stay guarded")
    void aHeldBindingKeepsProfileAndReleaseGuarded() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD)
                .meanwhile(object(
                        "ReleaseBinding",
                        "ns/'p-a-?????'",
                        "finalizers: [solar.opendefense.cloud/releasebinding-finalizer, example.test/hold]",
                        ""))
                .delete("Profile ns/p");

        assertThat(fleet.facts("Profile ns/p")).contains("terminating", "finalizers: profile-finalizer");
        assertThat(fleet.facts("Release ns/r")).contains("finalizers: release-finalizer, release-ref");

        fleet.meanwhile(object("ReleaseBinding", "ns/'p-a-?????'", "finalizers: []", ""));

        assertThat(fleet.facts("Profile ns/p")).isEmpty();
        assertThat(fleet.facts("Release ns/r")).doesNotContain("release-ref");
    }

    @Test
    @DisplayName("P08: a release that another Profile names stays guarded when one Profile is deleted")
    void aReleaseThatAnotherProfileNamesStaysGuarded() {
        SettlingFleet fleet =
                SettlingFleet.of(RELEASE + PROD + profile("ns/q", "r", "{}")).delete("Profile ns/p");

        assertThat(fleet.facts("Release ns/r")).contains("release-ref");
    }

    @Test
    @DisplayName("P09: a binding is made although the release does not exist")
    void aBindingIsMadeAlthoughTheReleaseDoesNotExist() {
        SettlingFleet fleet = SettlingFleet.of(TARGETS + PROD);

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-a-?????");
    }

    @Test
    @DisplayName("P10: a selector that becomes invalid leaves the bindings and their number as they are")
    void aSelectorThatBecomesInvalidLeavesTheBindings() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD)
                .apply(profile("ns/p", "r", "{matchExpressions: [{key: env, operator: Bogus}]}"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-a-?????");
        assertThat(fleet.facts("Profile ns/p")).contains("Accepted: False/InvalidSelector", "matchedTargets: 1");
    }

    @Test
    @DisplayName("P11: an expression with two values matches either")
    void anExpressionWithTwoValuesMatchesEither() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE
                + target("ns/a", "env: prod")
                + target("ns/b", "env: staging")
                + target("ns/c", "env: test")
                + profile("ns/p", "r", "{matchExpressions: [{key: env, operator: In, values: [prod, staging]}]}"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).containsExactly("p-a-?????", "p-b-?????");
    }

    @Test
    @DisplayName("P12: what has settled causes no write")
    void whatHasSettledCausesNoWrite() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGETS + PROD);

        assertThat(fleet.plan(PROD, List.of()).objects()).isEmpty();
    }

    @Test
    @DisplayName("P13, F12: a name that would be too long ends in the published hash")
    void aNameThatWouldBeTooLongEndsInThePublishedHash() {
        SettlingFleet fleet = SettlingFleet.of(target("ns/edge-cluster-berlin-brandenburg-01", "env: prod")
                + profile("ns/production-fleet-wide-security-baseline", "r", "{}"));

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING))
                .containsExactly("production-fleet-wide-security-baseline-edge-clu-550474be-?????");
    }
}
