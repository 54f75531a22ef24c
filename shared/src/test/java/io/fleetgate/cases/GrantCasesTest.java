package io.fleetgate.cases;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.registry;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.fixture.Yaml.renderingTarget;
import static io.fleetgate.fixture.Yaml.version;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.SettlingFleet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a namespace lets others refer to. Exact matching (G10) is tested with the grants themselves. */
class GrantCasesTest {
    private static final String RELEASE = version("ns1/cv", "kyverno") + release("ns1/r", "");
    private static final String TARGET = renderingTarget("ns2/a", "env: prod") + registry("ns2/deploy", "");
    private static final String PROFILE = profile("ns1/p", "r", "{matchLabels: {env: prod}}");
    private static final String BY_HAND = binding("ns1/b", "{name: a, namespace: ns2}", "r");
    private static final String PROFILES = grant("ns2/profiles", "Profile", "ns1", "Target");
    private static final String BINDINGS = grant("ns2/bindings", "ReleaseBinding", "ns1", "Target");

    @Test
    @DisplayName("G01: a granted Profile binds a target of the other namespace, and says which namespace that is")
    void aGrantedProfileBindsAcrossNamespaces() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGET + PROFILE + PROFILES);

        assertThat(fleet.facts("ReleaseBinding ns1/p-a-?????"))
                .contains("\"targetRef\":{\"name\":\"a\",\"namespace\":\"ns2\"}");
    }

    @Test
    @DisplayName("G02: without the grant the binding goes")
    void withoutTheGrantTheBindingGoes() {
        SettlingFleet fleet =
                SettlingFleet.of(RELEASE + TARGET + PROFILE + PROFILES).delete("ReferenceGrant ns2/profiles");

        assertThat(fleet.names(SolarKinds.RELEASE_BINDING)).isEmpty();
    }

    @Test
    @DisplayName("G03: a granted binding renders in the namespace of its target")
    void aGrantedBindingRendersInTheNamespaceOfItsTarget() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGET + BY_HAND + BINDINGS);

        assertThat(tasks(fleet)).containsExactly("ns2/a");
    }

    @Test
    @DisplayName("G04: a binding without a grant is as if it were not there")
    void aBindingWithoutAGrantIsNotKnownToTheTarget() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGET + BY_HAND);

        assertThat(fleet.facts("Target ns2/a"))
                .contains("ReleasesRendered: False/NoReleaseBindings", "ReleasesResolved: False/NoReleaseBindings");
        assertThat(tasks(fleet)).isEmpty();
    }

    @Test
    @DisplayName("G05, F9: two grants for the same thing render once")
    void twoGrantsForTheSameRenderOnce() {
        String again = grant("ns2/again", "ReleaseBinding", "ns1", "Target");

        assertThat(tasks(SettlingFleet.of(RELEASE + TARGET + BY_HAND + BINDINGS + again)))
                .containsExactly("ns2/a");
    }

    @Test
    @DisplayName("G06, F6: of two targets with one name, the one of the namespace that is named renders")
    void ofTwoTargetsWithOneNameTheNamedOneRenders() {
        SettlingFleet fleet = SettlingFleet.of(
                RELEASE + TARGET + renderingTarget("ns1/a", "") + registry("ns1/deploy", "") + BY_HAND + BINDINGS);

        assertThat(tasks(fleet)).containsExactly("ns2/a");
    }

    @Test
    @DisplayName("G07: a Profile that is granted makes a binding which, not being granted, has no effect")
    void aGrantForTheProfileAloneMakesABindingWithoutEffect() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE + TARGET + PROFILE + PROFILES);

        assertThat(fleet.facts("ReleaseBinding ns1/p-a-?????")).contains("Accepted: False/NotGranted");
        assertThat(fleet.facts("Target ns2/a")).contains("ReleasesRendered: False/NoReleaseBindings");
    }

    @Test
    @DisplayName("G08: a release resolves its component version with the grant, and no longer without it")
    void aReleaseResolvesWithTheGrant() {
        String granted = grant("ns2/releases", "Release", "ns1", "ComponentVersion");
        SettlingFleet fleet = SettlingFleet.of(version("ns2/cv", "kyverno")
                + object("Release", "ns1/r", "", "componentVersionRef: {name: cv, namespace: ns2}"));

        assertThat(fleet.facts("Release ns1/r")).contains("ComponentVersionResolved: False/NotGranted");
        assertThat(fleet.apply(granted).facts("Release ns1/r")).contains("ComponentVersionResolved: True/Resolved");
        assertThat(fleet.delete("ReferenceGrant ns2/releases").facts("Release ns1/r"))
                .contains("ComponentVersionResolved: False/NotGranted");
    }

    @Test
    @DisplayName("G11, F7, F10: a grant for component versions reaches the target of another namespace that runs them")
    void aGrantForComponentVersionsReachesTheTargetThatRunsThem() {
        SettlingFleet fleet = SettlingFleet.of(version("ns3/cv", "kyverno")
                + object("Release", "ns1/r", "", "componentVersionRef: {name: cv, namespace: ns3}")
                + TARGET
                + BY_HAND
                + BINDINGS);

        assertThat(tasks(fleet)).isEmpty();
        assertThat(tasks(fleet.apply(grant("ns3/releases", "Release", "ns1", "ComponentVersion"))))
                .containsExactly("ns2/a");
    }

    @Test
    @DisplayName("G12: the own namespace written out is local")
    void theOwnNamespaceWrittenOutIsLocal() {
        SettlingFleet fleet = SettlingFleet.of(RELEASE
                + renderingTarget("ns1/a", "")
                + registry("ns1/deploy", "")
                + binding("ns1/b", "{name: a, namespace: ns1}", "r"));

        assertThat(tasks(fleet)).containsExactly("ns1/a");
    }

    /** The targets that something is rendered for. */
    private static List<String> tasks(SettlingFleet fleet) {
        return fleet.snapshot().list(SolarKinds.RENDER_TASK).stream()
                .map(task -> task.spec().ownerNamespace() + "/" + task.spec().ownerName())
                .toList();
    }
}
