package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.render.Bootstraps.ISTIO;
import static io.fleetgate.render.Bootstraps.KYVERNO;
import static io.fleetgate.render.Bootstraps.bootstrap;
import static io.fleetgate.render.Bootstraps.deployed;
import static io.fleetgate.render.Bootstraps.installed;
import static io.fleetgate.render.RenderFleet.REGISTRY;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which version the bootstrap of a target has, and when it gets the next. */
class BootstrapVersionTest {
    @Test
    @DisplayName("T07: a lost release gets the next version, and the old one goes once that is pushed")
    void aLostReleaseGetsTheNextVersionAndTheOldOneGoesOnceThatIsPushed() {
        RenderFleet fleet = deployed(KYVERNO, ISTIO).without(SolarKinds.RELEASE_BINDING, "ns/ky");

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
        assertThat(installed(bootstrap(fleet, 1))).containsExactly("istio");
        assertThat(fleet.tasks())
                .contains("Created render-tgt-edge-1", "Kept render-tgt-edge-0")
                .anyMatch(task -> task.startsWith("Deleted render-rel-ky-"))
                .anyMatch(task -> task.startsWith("Kept render-rel-istio-"));
        assertThat(fleet.rendered().bindings()).hasSize(3);

        fleet.settle().succeed();

        assertThat(fleet.tasks())
                .hasSize(3)
                .contains("Kept render-tgt-edge-1", "Deleted render-tgt-edge-0")
                .anyMatch(task -> task.startsWith("Kept render-rel-istio-"));
        assertThat(fleet.rendered().bindings()).hasSize(2);
    }

    @Test
    @DisplayName("T08, F14: edited userdata gets the next version")
    void editedUserdataGetsTheNextVersion() {
        RenderFleet fleet = deployed(KYVERNO);
        JsonNode status = target(fleet).status();

        fleet.with(withStatus("renderRegistryRef: {name: deploy}, userdata: {region: north}", status));

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
        assertThat(bootstrap(fleet, 1)
                        .at("/spec/bootstrap/input/userdata/region")
                        .asText())
                .isEqualTo("north");
    }

    @Test
    @DisplayName("F14: a release that is rendered under a new tag gets the next version")
    void aReleaseUnderANewTagGetsTheNextVersion() {
        RenderFleet fleet = deployed(KYVERNO)
                .with(object("Release", "ns/ky", "generation: 2", "componentVersionRef: {name: cv}"))
                .settle()
                .succeed();

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
        assertThat(bootstrap(fleet, 1)
                        .at("/spec/bootstrap/input/releases/kyverno/tag")
                        .asText())
                .startsWith("v0.0.2-");
    }

    @Test
    void anotherPullSecretOfTheRegistryGetsTheNextVersion() {
        RenderFleet fleet = deployed(KYVERNO).with(REGISTRY.replace("Name: pull", "Name: other"));

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
    }

    @Test
    @DisplayName("L5: the last binding removed publishes an empty bootstrap")
    void theLastBindingRemovedPublishesAnEmptyBootstrap() {
        RenderFleet fleet = deployed(KYVERNO).without(SolarKinds.RELEASE_BINDING, "ns/ky");

        assertThat(fleet.conditions()).contains("ReleasesRendered=False/NoReleaseBindings");
        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
        assertThat(installed(bootstrap(fleet, 1))).isEmpty();
        assertThat(fleet.tasks()).contains("Created render-tgt-edge-1", "Kept render-tgt-edge-0");
        assertThat(fleet.rendered().bindings()).hasSize(2);

        fleet.settle().succeed();

        assertThat(fleet.conditions()).endsWith("BootstrapReady=True/Ready");
        assertThat(fleet.tasks()).containsExactly("Kept render-tgt-edge-1", "Deleted render-tgt-edge-0");
        assertThat(fleet.rendered().bindings()).hasSize(1);
    }

    @Test
    @DisplayName("L5: a binding that comes back gets a version of its own")
    void aBindingThatComesBackGetsAVersionOfItsOwn() {
        RenderFleet fleet = deployed(KYVERNO)
                .without(SolarKinds.RELEASE_BINDING, "ns/ky")
                .settle()
                .succeed()
                .settle()
                .with(binding("ns/ky", "{name: edge}", "ky"))
                .settle()
                .succeed();

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(2);
    }

    @Test
    void aVersionWhoseTaskIsGoneIsNotGivenAgain() {
        RenderFleet fleet = deployed(KYVERNO).without(SolarKinds.RENDER_TASK, "ns/render-tgt-edge-0");

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
    }

    @Test
    void aVersionWhoseTaskIsBeingDeletedIsNotGivenAgain() {
        RenderFleet fleet = RenderFleet.ready(KYVERNO).settle().succeed().settle();

        fleet.terminate(SolarKinds.RENDER_TASK, "ns/render-tgt-edge-0");

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
    }

    @Test
    void aTaskOfAHigherVersionThanTheStatusSaysIsTheCurrentOne() {
        RenderFleet fleet = deployed(KYVERNO, ISTIO)
                .without(SolarKinds.RELEASE_BINDING, "ns/ky")
                .settle();
        ObjectNode status = target(fleet).status().deepCopy();
        status.remove("bootstrapVersion");

        fleet.with(withStatus("renderRegistryRef: {name: deploy}", status));

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
        assertThat(fleet.tasks()).contains("Kept render-tgt-edge-1", "Kept render-tgt-edge-0");
    }

    @Test
    void aNameThatSomebodyElseHasTakenIsSkipped() {
        RenderFleet fleet = RenderFleet.ready(KYVERNO)
                .with(object("RenderTask", "ns/render-tgt-edge-0", "", "type: bootstrap, ownerKind: Other"))
                .settle();
        fleet.succeed();

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
    }

    @Test
    void afterTheLastNumberThereIsNoNextVersion() {
        RenderFleet fleet = deployed(KYVERNO);
        ObjectNode status = target(fleet).status().deepCopy();
        status.put("bootstrapVersion", Long.MAX_VALUE);

        fleet.with(withStatus("renderRegistryRef: {name: deploy}", status));

        assertThat(fleet.conditions()).endsWith("BootstrapReady=False/Failed");
        assertThat(fleet.message("BootstrapReady")).contains("9223372036854775807");
        assertThat(fleet.tasks()).contains("Kept render-tgt-edge-0");
    }

    private static FleetObject<?> target(RenderFleet fleet) {
        return fleet.snapshot().find(SolarKinds.TARGET, Fleet.key("ns/edge")).orElseThrow();
    }

    private static FleetObject<?> withStatus(String spec, JsonNode status) {
        ObjectNode document =
                Fleet.object(object("Target", "ns/edge", "", spec)).document().deepCopy();
        document.set("status", status);
        return FleetObject.read(SolarKinds.TARGET, document);
    }
}
