package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.render.RenderFleet.TARGET;
import static io.fleetgate.render.RenderFleet.VERSION;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is stored, a pass ends with conditions that say what is wrong. */
class HostileInputTest {
    private static final String BOUND = release("ns/r", "") + binding("ns/b", "{name: edge}", "r");

    @Test
    void nothingIsRenderedForARegistryWithoutHostname() {
        RenderFleet fleet = new RenderFleet(
                TARGET, VERSION, BOUND, object("Registry", "ns/deploy", "", "solarSecretRef: {name: push}"));

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/Pending");
        assertThat(fleet.message("ReleasesRendered")).contains("Registry ns/deploy has no hostname");
        assertThat(fleet.tasks()).isEmpty();
    }

    @Test
    void nothingIsRenderedForARegistryWithAPasswordInItsHostnameAndThePasswordIsNotRepeated() {
        RenderFleet fleet = new RenderFleet(
                TARGET,
                VERSION,
                BOUND,
                object("Registry", "ns/deploy", "", "hostname: 'robot:hunter2@h', solarSecretRef: {name: push}"));

        assertThat(fleet.message("ReleasesRendered"))
                .contains("spec.hostname of Registry ns/deploy carries a user name or a password")
                .doesNotContain("hunter2");
        assertThat(fleet.tasks()).isEmpty();
    }

    @Test
    void noBootstrapFollowsForARegistryThatLostItsHostname() {
        RenderFleet fleet =
                RenderFleet.ready(BOUND).settle().succeed().settle().succeed().settle();

        fleet.with(object("Registry", "ns/deploy", "", "solarSecretRef: {name: push}"));

        assertThat(fleet.conditions()).endsWith("BootstrapReady=False/Failed");
        assertThat(fleet.message("BootstrapReady")).contains("Registry ns/deploy has no hostname");
        assertThat(fleet.tasks()).hasSize(2).allMatch(task -> task.startsWith("Kept"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "oci://host", "oci://host/a:v1\nv2", "https://host/a:b"})
    void aChartAddressThatCannotBeReadIsAFailure(String chartUrl) {
        RenderFleet fleet = RenderFleet.ready(BOUND).settle();
        String task =
                fleet.snapshot().list(SolarKinds.RENDER_TASK).iterator().next().name();
        fleet.end(task, "JobSucceeded", chartUrl);

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/ReleaseFailed");
        assertThat(fleet.message("ReleasesRendered"))
                .contains(task, "no chart address")
                .doesNotContain("\n");
    }

    @Test
    void namesOfTheGreatestLengthAreRendered() {
        String longest = "n".repeat(253);
        Snapshot snapshot = Fleet.of(object("Target", "ns/" + longest, "", "renderRegistryRef: {name: " + longest + "}")
                + object("Registry", "ns/" + longest, "", "hostname: h, solarSecretRef: {name: s}")
                + object("ComponentVersion", "ns/" + longest, "", "componentRef: {name: c}")
                + object("Release", "ns/" + longest, "", "componentVersionRef: {name: " + longest + "}")
                + binding("ns/b", "{name: " + longest + "}", longest));

        TargetRendering rendering = TargetRendering.of(
                new SettledFleet(snapshot, RolloutPolicy.DEFAULT),
                snapshot.find(SolarKinds.TARGET, Fleet.key("ns/" + longest)).orElseThrow());

        assertThat(rendering.rendered().orElseThrow().tasks())
                .hasSize(1)
                .allSatisfy((key, task) -> assertThat(key.name()).hasSize(253));
    }

    @Test
    void aUniqueNameOfAnyTextIsAKeyAndNothingElse() {
        String odd = "'../{{ evil }} \\u0000 Ä: \"x\"'";
        RenderFleet fleet = RenderFleet.ready(
                        release("ns/r", "uniqueName: " + odd.replace("\\u0000", "")),
                        binding("ns/b", "{name: edge}", "r"))
                .settle()
                .succeed();

        assertThat(fleet.rendered().tasks())
                .hasSize(2)
                .allSatisfy((key, task) -> assertThat(key.name()).matches("[a-z0-9-]+"));
    }

    @Test
    void aSpecOfWrongTypesIsReadAsEmpty() {
        RenderFleet fleet = RenderFleet.ready(
                BOUND,
                object("ComponentVersion", "ns/cv", "", "componentRef: {name: c}, resources: [1], entrypoint: x"),
                object("RenderTask", "ns/t", "", "ownerKind: Target, ownerName: edge, ownerNamespace: ns, release: 3"),
                object("RenderBinding", "ns/rbin", "", "ownerKind: Target, ownerName: edge, ownerNamespace: ns"));

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/Pending");
        assertThat(fleet.tasks()).contains("Deleted t");
    }

    @Test
    void aThousandLosersStillFitOneCondition() {
        StringBuilder losers = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            losers.append(release("ns/r" + i, "uniqueName: one")).append(binding("ns/b" + i, "{name: edge}", "r" + i));
        }

        RenderFleet fleet = RenderFleet.ready(losers.toString());

        assertThat(fleet.message("ReleasesResolved"))
                .hasSizeLessThanOrEqualTo(32_768)
                .endsWith(" …");
    }
}
