package io.fleetgate.render;

import static io.fleetgate.fixture.Fleet.key;
import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.profile;
import static io.fleetgate.fixture.Yaml.release;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.Kind;
import io.fleetgate.render.artifact.DesiredBinding;
import io.fleetgate.render.task.DesiredTask;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A recorded life of a target, from its first render to the loss of its last binding: the same names at every step. */
class RecordedBootstrapTest {
    private static final String FLEET = object(
                    "Target",
                    "s13/edge-a",
                    "labels: {env: prod}",
                    "renderRegistryRef: {name: deploy}, userdata: {region: edge-a}")
            + object(
                    "Registry",
                    "s13/deploy",
                    "",
                    "hostname: deploy.example.com, solarSecretRef: {name: push}, targetPullSecretName: pull")
            + RenderFleet.version("s13/cv", "kyverno")
            + RenderFleet.version("s13/istio", "istio")
            + release("s13/ky", "uniqueName: kyverno, priority: 1")
            + object("Release", "s13/istio", "", "componentVersionRef: {name: istio}")
            + binding("s13/b-ky", "{name: edge-a}", "ky")
            + profile("s13/p-istio", "istio", "{matchLabels: {env: prod}}");
    private static final String ISTIO_TASK = "render-rel-istio-6a8d263a";
    private static final String KY_TASK = "render-rel-ky-0c291e2b";
    private static final String ISTIO_CLAIM = "render-bind-a542a127";
    private static final String KY_CLAIM = "render-bind-c159d3a5";
    private static final String CLAIM_0 = "render-bind-7b4cd151";
    private static final String CLAIM_1 = "render-bind-16d2e8b6";

    @Test
    void everyStepHasTheRecordedNames() {
        RenderFleet fleet = new RenderFleet(key("s13/edge-a"), FLEET).settle();
        assertThat(stored(fleet, SolarKinds.RENDER_TASK)).containsExactlyInAnyOrder(ISTIO_TASK, KY_TASK);

        fleet.succeed().settle();
        assertThat(stored(fleet, SolarKinds.RENDER_TASK))
                .containsExactlyInAnyOrder(ISTIO_TASK, KY_TASK, "render-tgt-edge-a-0");
        assertThat(stored(fleet, SolarKinds.RENDER_ARTIFACT))
                .containsExactlyInAnyOrder("render-art-43b81f68", "render-art-af8ec97e");
        assertThat(stored(fleet, SolarKinds.RENDER_BINDING)).containsExactlyInAnyOrder(ISTIO_CLAIM, KY_CLAIM);

        fleet.succeed().settle();
        assertThat(stored(fleet, SolarKinds.RENDER_BINDING)).containsExactlyInAnyOrder(ISTIO_CLAIM, KY_CLAIM, CLAIM_0);
        assertThat(fleet.conditions()).endsWith("BootstrapReady=True/Ready");
        assertThat(fleet.message("BootstrapReady")).contains("oci://deploy.example.com/s13/bootstrap-edge-a:v0.0.0");

        fleet.without(SolarKinds.RELEASE_BINDING, "s13/b-ky").settle();
        assertThat(stored(fleet, SolarKinds.RENDER_TASK))
                .as("better than recorded: the task of the lost release goes at once")
                .containsExactlyInAnyOrder(ISTIO_TASK, "render-tgt-edge-a-0", "render-tgt-edge-a-1");
        assertThat(stored(fleet, SolarKinds.RENDER_BINDING)).containsExactlyInAnyOrder(ISTIO_CLAIM, KY_CLAIM, CLAIM_0);

        fleet.succeed().settle();
        assertThat(stored(fleet, SolarKinds.RENDER_TASK)).containsExactlyInAnyOrder(ISTIO_TASK, "render-tgt-edge-a-1");
        assertThat(stored(fleet, SolarKinds.RENDER_BINDING)).containsExactlyInAnyOrder(ISTIO_CLAIM, CLAIM_1);

        fleet.without(SolarKinds.PROFILE, "s13/p-istio").settle();
        assertThat(stored(fleet, SolarKinds.RENDER_TASK))
                .as("better than recorded: an empty bootstrap undeploys what the last binding brought")
                .containsExactlyInAnyOrder("render-tgt-edge-a-1", "render-tgt-edge-a-2");
    }

    @Test
    void anotherPassChangesNothing() {
        RenderFleet fleet = new RenderFleet(key("s13/edge-a"), FLEET)
                .settle()
                .succeed()
                .settle()
                .succeed()
                .settle();

        Rendered again = fleet.rendered();

        assertThat(again.tasks().values()).hasSize(3).allMatch(DesiredTask.Kept.class::isInstance);
        assertThat(again.bindings().values()).hasSize(3).allMatch(DesiredBinding.Kept.class::isInstance);
        assertThat(again.artifacts().keySet())
                .allMatch(artifact -> fleet.snapshot()
                        .find(SolarKinds.RENDER_ARTIFACT, artifact)
                        .isPresent());
        assertThat(fleet.rendering().bootstrapVersion()).hasValue(0);
    }

    /** The published operator writes out what is empty, and describes its charts in words of its own. */
    @Test
    void aTaskAsThePublishedOperatorStoresItIsKept() {
        RenderFleet fleet = new RenderFleet(key("s13/edge-a"), FLEET).with("""
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderTask
                metadata: {namespace: s13, name: render-rel-istio-6a8d263a, generation: 1}
                spec:
                  baseURL: deploy.example.com
                  bootstrap:
                    chart: {appVersion: '', description: '', name: '', version: ''}
                    input: {releases: null, userdata: null}
                  ownerKind: Target
                  ownerName: edge-a
                  ownerNamespace: s13
                  pushSecretRef: {name: push}
                  release:
                    chart:
                      {appVersion: v0.0.1-aa03cd1d, description: x, name: release-istio, version: v0.0.1-aa03cd1d}
                    input:
                      component: {name: istio}
                      entrypoint: {resourceName: chart, type: helm}
                      resources:
                        chart: {insecure: false, repository: reg.example.com/charts/istio, tag: 1.0.0}
                    targetNamespace: ''
                    values: null
                  repository: s13/s13/release-istio
                  tag: v0.0.1-aa03cd1d
                  type: release
                """);

        assertThat(fleet.tasks()).containsExactlyInAnyOrder("Kept " + ISTIO_TASK, "Created " + KY_TASK);
    }

    private static Set<String> stored(RenderFleet fleet, Kind<?> kind) {
        return fleet.snapshot().list(kind).stream()
                .map(object -> object.key().name())
                .collect(Collectors.toSet());
    }
}
