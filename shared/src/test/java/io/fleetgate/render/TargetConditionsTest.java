package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.render.RenderFleet.REGISTRY;
import static io.fleetgate.render.RenderFleet.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The steps of a pass that come before anything is rendered, and what each says. */
class TargetConditionsTest {
    private static final String FOREIGN =
            object("Target", "ns/edge", "", "renderRegistryRef: {name: deploy, namespace: prov}");
    private static final String FOREIGN_REGISTRY =
            object("Registry", "prov/deploy", "", "hostname: deploy.example.com, solarSecretRef: {name: push}");

    @Test
    @DisplayName("T01: a missing registry ends the pass")
    void aMissingRegistryEndsThePass() {
        RenderFleet fleet = new RenderFleet(TARGET);

        assertThat(fleet.conditions()).containsExactly("RegistryResolved=False/NotFound");
        assertThat(fleet.message("RegistryResolved")).contains("Registry ns/deploy");
        assertThat(fleet.rendering().rendered()).isEmpty();
    }

    @Test
    void aTargetThatNamesNoRegistryIsToldSo() {
        RenderFleet fleet = new RenderFleet(object("Target", "ns/edge", "", ""));

        assertThat(fleet.conditions()).containsExactly("RegistryResolved=False/NotFound");
        assertThat(fleet.message("RegistryResolved")).contains("spec.renderRegistryRef");
    }

    @Test
    @DisplayName("T02: a registry without a secret to push with ends the pass")
    void aRegistryWithoutSecretEndsThePass() {
        RenderFleet fleet =
                new RenderFleet(TARGET, object("Registry", "ns/deploy", "", "hostname: deploy.example.com"));

        assertThat(fleet.conditions()).containsExactly("RegistryResolved=False/MissingSolarSecretRef");
    }

    @Test
    @DisplayName("F11: the grant of a foreign registry is asked before the registry is looked up")
    void theGrantIsAskedBeforeTheRegistryIsLookedUp() {
        String granted = grant("prov/g", "Target", "ns", "Registry");

        assertThat(new RenderFleet(FOREIGN).conditions()).containsExactly("RegistryResolved=False/NotGranted");
        assertThat(new RenderFleet(FOREIGN, FOREIGN_REGISTRY).conditions())
                .containsExactly("RegistryResolved=False/NotGranted");
        assertThat(new RenderFleet(FOREIGN, granted).conditions()).containsExactly("RegistryResolved=False/NotFound");
        assertThat(new RenderFleet(FOREIGN, FOREIGN_REGISTRY, granted).conditions())
                .contains("RegistryResolved=True/Resolved");
    }

    @Test
    @DisplayName("T03: a target without bindings says so twice")
    void aTargetWithoutBindingsSaysSoTwice() {
        RenderFleet fleet = new RenderFleet(TARGET, REGISTRY);

        assertThat(fleet.conditions())
                .containsExactly(
                        "RegistryResolved=True/Resolved",
                        "ReleasesRendered=False/NoReleaseBindings",
                        "ReleasesResolved=False/NoReleaseBindings");
        assertThat(fleet.rendering().bootstrapVersion()).isEmpty();
        assertThat(fleet.rendered()).isEqualTo(Rendered.NOTHING);
    }

    @Test
    @DisplayName("G04: a binding that is not granted is none, but is named")
    void aBindingThatIsNotGrantedIsNoneButIsNamed() {
        RenderFleet fleet =
                RenderFleet.ready(release("user/r", ""), binding("user/b", "{name: edge, namespace: ns}", "r"));

        assertThat(fleet.conditions()).contains("ReleasesResolved=False/NoReleaseBindings");
        assertThat(fleet.message("ReleasesResolved")).contains("user/b", "ReferenceGrant", "namespace ns");
    }

    @Test
    @DisplayName("T04: a missing component version is named and gets no task")
    void aMissingComponentVersionIsNamedAndGetsNoTask() {
        RenderFleet fleet =
                new RenderFleet(TARGET, REGISTRY, release("ns/r", ""), binding("ns/b", "{name: edge}", "r"));

        assertThat(fleet.conditions())
                .containsExactly(
                        "RegistryResolved=True/Resolved",
                        "ReleasesResolved=True/NoConflicts",
                        "ReleasesRendered=False/MissingDependencies");
        assertThat(fleet.message("ReleasesRendered")).contains("ns/b", "ComponentVersion ns/cv");
        assertThat(fleet.tasks()).isEmpty();
    }

    @Test
    @DisplayName("T05: the winner gets one task and the loser is named")
    void theWinnerGetsOneTaskAndTheLoserIsNamed() {
        RenderFleet fleet = RenderFleet.ready(
                release("ns/r1", "uniqueName: kyverno, priority: 1"),
                release("ns/r2", "uniqueName: kyverno, priority: 2"),
                binding("ns/p1", "{name: edge}", "r1"),
                binding("ns/p2", "{name: edge}", "r2"));

        assertThat(fleet.conditions())
                .containsExactly(
                        "RegistryResolved=True/Resolved",
                        "ReleasesResolved=True/Resolved",
                        "ReleasesRendered=False/Pending");
        assertThat(fleet.message("ReleasesResolved")).contains("ns/p1", "kyverno", "priority 1 is lower than 2");
        assertThat(fleet.tasks()).singleElement().asString().startsWith("Created render-rel-r2-");
    }

    @Test
    void aTieIsCalledATie() {
        RenderFleet fleet = RenderFleet.ready(
                release("ns/r1", "uniqueName: kyverno"),
                release("ns/r2", "uniqueName: kyverno"),
                binding("ns/p1", "{name: edge}", "r1"),
                binding("ns/p2", "{name: edge}", "r2"));

        assertThat(fleet.message("ReleasesResolved"))
                .contains("both have priority 0")
                .doesNotContain("lower");
    }

    @Test
    void whenEveryBindingLostReleaseTasksGoAndTheRestStays() {
        RenderFleet fleet = RenderFleet.ready(release("ns/r", ""), binding("ns/b", "{name: edge}", "r"))
                .settle()
                .succeed()
                .settle()
                .succeed()
                .settle();
        assertThat(fleet.conditions()).endsWith("BootstrapReady=True/Ready");

        fleet.with(release("ns/r", "antiAffinity: {matchExpressions: [{key: a, operator: Bogus}]}"));

        assertThat(fleet.conditions())
                .containsExactly(
                        "RegistryResolved=True/Resolved",
                        "ReleasesResolved=True/Resolved",
                        "ReleasesRendered=False/AllReleaseBindingsFiltered");
        assertThat(fleet.tasks())
                .hasSize(2)
                .anyMatch(task -> task.startsWith("Deleted render-rel-r-"))
                .contains("Kept render-tgt-edge-0");
        assertThat(fleet.rendered().bindings()).hasSize(2);
    }

    @Test
    @DisplayName("T14: nothing is rendered for a target that is being deleted")
    void nothingIsRenderedForATargetThatIsBeingDeleted() {
        RenderFleet fleet = RenderFleet.ready(release("ns/r", ""), binding("ns/b", "{name: edge}", "r"))
                .settle()
                .terminate(SolarKinds.TARGET, "ns/edge");

        assertThat(fleet.conditions()).isEmpty();
        assertThat(fleet.rendered()).isEqualTo(Rendered.NOTHING);
    }
}
