package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.render.RenderFleet.REGISTRY;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.task.DesiredTask;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the bootstrap of a target installs, and which version that is. */
class BootstrapTest {
    private static final String KYVERNO = release("ns/ky", "") + binding("ns/ky", "{name: edge}", "ky");
    private static final String ISTIO = RenderFleet.version("ns/istio", "istio")
            + object("Release", "ns/istio", "", "componentVersionRef: {name: istio}")
            + binding("ns/istio", "{name: edge}", "istio");

    @Test
    @DisplayName("T06: the first version installs every release")
    void theFirstVersionInstallsEveryRelease() {
        RenderFleet fleet = RenderFleet.ready(KYVERNO, ISTIO).settle().succeed();

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=True/AllRendered");
        assertThat(fleet.rendering().bootstrapVersion()).hasValue(0);
        assertThat(bootstrap(fleet, 0)).isEqualTo(Fleet.object("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderTask
                metadata: {namespace: ns, name: render-tgt-edge-0}
                spec:
                  type: bootstrap
                  bootstrap:
                    chart:
                      name: bootstrap-edge
                      description: Installs the releases istio, ky
                      version: v0.0.0
                      appVersion: v0.0.0
                    input:
                      releases:
                        istio:
                          repository: deploy.example.com/ns/ns/release-istio
                          tag: v0.0.1-aa03cd1d
                          pullSecretName: pull
                        kyverno:
                          repository: deploy.example.com/ns/ns/release-ky
                          tag: v0.0.1-aa03cd1d
                          pullSecretName: pull
                  repository: ns/bootstrap-edge
                  tag: v0.0.0
                  baseURL: deploy.example.com
                  pushSecretRef: {name: push}
                  ownerName: edge
                  ownerNamespace: ns
                  ownerKind: Target
                """).document());
    }

    @Test
    void aBootstrapThatIsPushedIsReadyAndKept() {
        RenderFleet fleet = deployed(KYVERNO);

        assertThat(fleet.conditions()).endsWith("BootstrapReady=True/Ready");
        assertThat(fleet.message("BootstrapReady")).contains("oci://deploy.example.com/ns/bootstrap-edge:v0.0.0");
        assertThat(fleet.tasks()).hasSize(2).allMatch(task -> task.startsWith("Kept"));
    }

    @Test
    void aBootstrapThatFailedSaysSoAndKeepsWhatIsThere() {
        RenderFleet fleet =
                RenderFleet.ready(KYVERNO).settle().succeed().settle().end("render-tgt-edge-0", "JobFailed", "");

        assertThat(fleet.conditions()).endsWith("BootstrapReady=False/Failed");
        assertThat(fleet.message("BootstrapReady")).contains("render-tgt-edge-0", "the job ended");
        assertThat(fleet.tasks()).hasSize(2).allMatch(task -> task.startsWith("Kept"));
    }

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
    @DisplayName("T09, F1: releases of one name from two namespaces do not overwrite each other")
    void releasesOfOneNameFromTwoNamespacesDoNotOverwriteEachOther() {
        RenderFleet fleet = RenderFleet.ready(
                        KYVERNO,
                        RenderFleet.version("user/cv", "other"),
                        release("user/ky", ""),
                        binding("user/ky", "{name: edge, namespace: ns}", "ky"),
                        grant("ns/g", "ReleaseBinding", "user", "Target"))
                .settle()
                .succeed();

        JsonNode releases = bootstrap(fleet, 0).at("/spec/bootstrap/input/releases");
        assertThat(releases.at("/kyverno/repository").asText()).endsWith("ns/ns/release-ky");
        assertThat(releases.at("/other/repository").asText()).endsWith("ns/user/release-ky");
    }

    @Test
    @DisplayName("T16, F21: a registry of plain HTTP makes every entry insecure")
    void aRegistryOfPlainHttpMakesEveryEntryInsecure() {
        RenderFleet fleet = deployed(KYVERNO, ISTIO);

        fleet.with(REGISTRY.replace("hostname:", "plainHTTP: true, hostname:"))
                .settle()
                .succeed();

        assertThat(fleet.rendering().bootstrapVersion()).hasValue(1);
        JsonNode releases = bootstrap(fleet, 1).at("/spec/bootstrap/input/releases");
        assertThat(releases).hasSize(2).allMatch(entry -> entry.path("insecure").asBoolean());
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

    private static RenderFleet deployed(String... yaml) {
        return RenderFleet.ready(yaml).settle().succeed().settle().succeed().settle();
    }

    private static ObjectNode bootstrap(RenderFleet fleet, int version) {
        DesiredTask task = fleet.rendered().tasks().get(new ObjectKey("ns", "render-tgt-edge-" + version));
        assertThat(task).isNotNull();
        return DesiredDocuments.of(task);
    }

    private static List<String> installed(ObjectNode bootstrap) {
        List<String> names = new ArrayList<>();
        Iterator<String> each = bootstrap.at("/spec/bootstrap/input/releases").fieldNames();
        each.forEachRemaining(names::add);
        return names;
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
