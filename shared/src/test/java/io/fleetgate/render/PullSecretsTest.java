package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which secrets RegistryBindings bring to a target, and what that does to its tasks. */
class PullSecretsTest {
    private static final String BOUND = registryBinding("ns/rb", "{name: edge}", "charts");
    private static final String CHARTS = registry("ns/charts", "Reg.Example.com", "regcred");

    @Test
    @DisplayName("T10: a binding recreates the task with secret and tag, and its removal without")
    void aBindingRecreatesTheTaskWithSecretAndTagAndItsRemovalWithout() {
        RenderFleet fleet = fleet().settle();
        assertThat(task(fleet).tag()).isEqualTo("v0.0.1-aa03cd1d");
        assertThat(secret(fleet)).isEmpty();

        fleet.with(CHARTS + BOUND);
        assertThat(fleet.tasks()).singleElement().asString().startsWith("Replaced render-rel-r-");
        fleet.settle();
        assertThat(task(fleet).tag()).isEqualTo("v0.0.1-ad813389");
        assertThat(secret(fleet)).isEqualTo("regcred");

        fleet.without(SolarKinds.REGISTRY_BINDING, "ns/rb").settle();
        assertThat(task(fleet).tag()).isEqualTo("v0.0.1-aa03cd1d");
        assertThat(secret(fleet)).isEmpty();
    }

    @Test
    @DisplayName("T11: two secrets for one host end the pass")
    void twoSecretsForOneHostEndThePass() {
        RenderFleet fleet = fleet(
                CHARTS,
                BOUND,
                registry("ns/other", "reg.example.com", "other"),
                registryBinding("ns/rb2", "{name: edge}", "other"));

        assertThat(fleet.conditions())
                .containsExactly("RegistryResolved=True/Resolved", "ReleasesRendered=False/RegistryBindingConflict");
        assertThat(fleet.message("ReleasesRendered")).contains("reg.example.com", "regcred", "other");
        assertThat(fleet.rendering().rendered()).isEmpty();
    }

    @Test
    @DisplayName("T12: the same secret twice is no conflict")
    void theSameSecretTwiceIsNoConflict() {
        RenderFleet fleet = fleet(
                CHARTS,
                BOUND,
                registry("ns/other", "reg.example.com", "regcred"),
                registryBinding("ns/rb2", "{name: edge}", "other"));

        assertThat(fleet.conditions()).contains("ReleasesRendered=False/Pending");
        assertThat(secret(fleet.settle())).isEqualTo("regcred");
    }

    @Test
    void thePortOfAHostCounts() {
        RenderFleet fleet = fleet(CHARTS, BOUND, registry("ns/other", "reg.example.com:5000", "other"))
                .with(registryBinding("ns/rb2", "{name: edge}", "other"));

        assertThat(secret(fleet.settle())).isEqualTo("regcred");
    }

    @Test
    void aBindingOfAMissingRegistryEndsThePassAndNamesBoth() {
        RenderFleet fleet = fleet(BOUND);

        assertThat(fleet.conditions()).contains("ReleasesRendered=False/RegistryBindingConflict");
        assertThat(fleet.message("ReleasesRendered")).contains("RegistryBinding ns/rb", "Registry ns/charts");
    }

    @Test
    @DisplayName("L18: a binding aimed at a target of that name elsewhere does nothing")
    void aBindingAimedAtATargetOfThatNameElsewhereDoesNothing() {
        RenderFleet fleet = fleet(CHARTS, registryBinding("ns/rb", "{name: edge, namespace: other}", "charts"));

        assertThat(secret(fleet.settle())).isEmpty();
    }

    @Test
    void aGrantLetsABindingOfAnotherNamespaceIn() {
        RenderFleet fleet = fleet(
                registry("user/charts", "reg.example.com", "regcred"),
                registryBinding("user/rb", "{name: edge, namespace: ns}", "charts"));
        assertThat(secret(fleet.settle())).isEmpty();

        fleet.with(grant("ns/g", "RegistryBinding", "user", "Target"));

        assertThat(secret(fleet.settle())).isEqualTo("regcred");
    }

    @Test
    void aBindingThatIsBeingDeletedCountsWhileItIsHeld() {
        RenderFleet fleet = fleet(CHARTS, BOUND).terminate(SolarKinds.REGISTRY_BINDING, "ns/rb");
        assertThat(secret(fleet.settle())).isEqualTo("regcred");

        fleet.with(object(
                "RegistryBinding",
                "ns/rb",
                "deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [solar.opendefense.cloud/registrybinding-finalizer]",
                "targetRef: {name: edge}, registryRef: {name: charts}"));

        assertThat(secret(fleet.settle())).isEmpty();
    }

    @Test
    void registriesWithoutHostnameAreForNoHost() {
        RenderFleet fleet = fleet(
                registry("ns/a", "''", "a"),
                registry("ns/b", "''", "b"),
                registryBinding("ns/rb1", "{name: edge}", "a"),
                registryBinding("ns/rb2", "{name: edge}", "b"));

        assertThat(fleet.conditions()).contains("ReleasesRendered=False/Pending");
    }

    @Test
    @DisplayName("T13: an unmatched host is refused where that is wanted, until it is bound")
    void anUnmatchedHostIsRefusedWhereThatIsWantedUntilItIsBound() {
        RenderFleet fleet = fleet().strict();

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/MissingRegistryBinding");
        assertThat(fleet.message("ReleasesRendered")).contains("Release ns/r", "reg.example.com");
        assertThat(fleet.tasks()).isEmpty();

        fleet.with(CHARTS + BOUND);

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/Pending");
        assertThat(fleet.tasks()).hasSize(1);
    }

    @Test
    void anUnmatchedHostKeepsTheTaskThatIsThereAndLetsOthersRender() {
        RenderFleet fleet = fleet().settle().strict();
        String stored =
                fleet.snapshot().list(SolarKinds.RENDER_TASK).iterator().next().name();
        fleet.with(object("ComponentVersion", "ns/own", "", "componentRef: {name: own}")
                + object("Release", "ns/own", "", "componentVersionRef: {name: own}")
                + binding("ns/own", "{name: edge}", "own"));

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/MissingRegistryBinding");
        assertThat(fleet.tasks())
                .hasSize(2)
                .contains("Kept " + stored)
                .anyMatch(task -> task.startsWith("Created render-rel-own-"));
    }

    private static RenderFleet fleet(String... yaml) {
        return RenderFleet.ready(release("ns/r", ""), binding("ns/b", "{name: edge}", "r"), String.join("", yaml));
    }

    private static String registry(String key, String hostname, String pullSecret) {
        return object("Registry", key, "", "hostname: " + hostname + ", targetPullSecretName: " + pullSecret);
    }

    private static String registryBinding(String key, String target, String registry) {
        return object("RegistryBinding", key, "", "targetRef: " + target + ", registryRef: {name: " + registry + "}");
    }

    private static RenderTaskSpec task(RenderFleet fleet) {
        return fleet.snapshot().list(SolarKinds.RENDER_TASK).iterator().next().spec();
    }

    private static String secret(RenderFleet fleet) {
        return task(fleet).release().input().resources().get("chart").pullSecretName();
    }
}
