package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.object;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.render.OneRelease.deployed;
import static io.fleetgate.render.OneRelease.fleet;
import static io.fleetgate.render.OneRelease.generation;
import static io.fleetgate.render.OneRelease.task;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.render.artifact.RenderIndexes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which task an accepted release has, when it is rendered again, and when it must not be. */
class ReleaseTasksTest {
    @Test
    void aTaskHasOnlyWhatIsSet() {
        RenderFleet fleet = fleet("values: {replicas: 2}, targetNamespace: apps, failedJobTTL: 7200");

        ObjectNode document =
                DesiredDocuments.of(fleet.rendered().tasks().firstEntry().getValue());

        assertThat(document)
                .isEqualTo(Fleet.object("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: RenderTask
                metadata: {namespace: ns, name: %s}
                spec:
                  type: release
                  release:
                    chart:
                      name: release-r
                      description: Release ns/r of ComponentVersion ns/cv
                      version: v0.0.1-aa03cd1d
                      appVersion: v0.0.1-aa03cd1d
                    input:
                      component: {name: kyverno}
                      resources: {chart: {repository: reg.example.com/charts/kyverno, tag: 1.0.0}}
                      entrypoint: {resourceName: chart, type: helm}
                    targetNamespace: apps
                    values: {replicas: 2}
                  repository: ns/ns/release-r
                  tag: v0.0.1-aa03cd1d
                  baseURL: deploy.example.com
                  pushSecretRef: {name: push}
                  failedJobTTL: 7200
                  ownerName: edge
                  ownerNamespace: ns
                  ownerKind: Target
                """.formatted(
                                        document.path("metadata").path("name").asText()))
                        .document());
    }

    @Test
    void aTaskOfTheSameSpecIsKept() {
        RenderFleet fleet = fleet("").settle();

        assertThat(fleet.tasks()).singleElement().asString().startsWith("Kept render-rel-r-");
    }

    @Test
    @DisplayName("T17, F13: an edited release gets a new task and tag, and the task of before goes")
    void anEditedReleaseGetsANewTaskAndTag() {
        RenderFleet fleet = fleet("").settle();

        fleet.with(generation(2, ""));

        assertThat(fleet.tasks())
                .hasSize(2)
                .anyMatch(task -> task.startsWith("Created"))
                .anyMatch(task -> task.startsWith("Deleted"));
        assertThat(DesiredDocuments.of(fleet.rendered().tasks().firstEntry().getValue())
                        .at("/spec/tag")
                        .asText())
                .isEqualTo("v0.0.2-aa03cd1d");
    }

    @Test
    @DisplayName("L10: a component version edited in place replaces the task")
    void aComponentVersionEditedInPlaceReplacesTheTask() {
        RenderFleet fleet = fleet("").settle().with(RenderFleet.version("ns/cv", "other"));

        assertThat(fleet.tasks()).singleElement().asString().startsWith("Replaced render-rel-r-");
    }

    @ParameterizedTest(name = "{0}: {1} and {2}")
    @CsvSource(delimiter = '|', textBlock = """
            L21 key order     | values: {a: 1, b: {c: 2, d: 3}} | values: {b: {d: 3, c: 2}, a: 1} | Kept
            null is absent    | priority: 0                     | values: null                    | Kept
            another value     | values: {a: 1}                  | values: {a: 2}                  | Replaced
            another type      | values: {a: 1}                  | values: {a: '1'}                | Replaced
            order of a list   | values: {a: [1, 2]}             | values: {a: [2, 1]}             | Replaced
            null inside       | values: {a: 1, b: null}         | values: {a: 1}                  | Replaced
            """)
    void valuesAreComparedByWhatTheySay(String row, String before, String after, String expected) {
        RenderFleet fleet = fleet(before).settle().with(release("ns/r", after));

        assertThat(fleet.tasks()).singleElement().asString().startsWith(expected);
    }

    @Test
    void anotherDescriptionIsNoReasonToRenderAgain() {
        RenderFleet fleet = fleet("").settle();
        FleetObject<RenderTaskSpec> stored = task(fleet);
        ObjectNode document = stored.document().deepCopy();
        ((ObjectNode) document.at("/spec/release/chart")).put("description", "another");
        ((ObjectNode) document.get("spec")).putNull("bootstrap");

        fleet.with(FleetObject.read(SolarKinds.RENDER_TASK, document));

        assertThat(fleet.tasks()).containsExactly("Kept " + stored.name());
    }

    @Test
    @DisplayName("F8: two releases of one name from two namespaces have a task each")
    void twoReleasesOfOneNameFromTwoNamespacesHaveATaskEach() {
        RenderFleet fleet = fleet("")
                .with(RenderFleet.version("user/cv", "other")
                        + release("user/r", "")
                        + binding("user/b", "{name: edge, namespace: ns}", "r")
                        + grant("ns/g", "ReleaseBinding", "user", "Target"));

        assertThat(fleet.tasks()).hasSize(2).allMatch(task -> task.startsWith("Created render-rel-r-"));
    }

    @Test
    void aFailedTaskIsNamedWithWhatItsJobSaid() {
        RenderFleet fleet = fleet("").settle();
        fleet.end(task(fleet).name(), "JobFailed", "");

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/ReleaseFailed");
        assertThat(fleet.message("ReleasesRendered")).contains("Release ns/r", "the job ended");
        assertThat(fleet.tasks()).singleElement().asString().startsWith("Kept");
    }

    @Test
    @DisplayName("L16: a failed release does not keep others from rendering")
    void aFailedReleaseDoesNotKeepOthersFromRendering() {
        RenderFleet fleet = fleet("").settle();
        fleet.end(task(fleet).name(), "JobFailed", "");
        fleet.with(RenderFleet.version("ns/low", "low")
                + object("Release", "ns/low", "", "componentVersionRef: {name: low}, priority: -5")
                + binding("ns/low", "{name: edge}", "low"));

        assertThat(fleet.tasks()).anyMatch(task -> task.startsWith("Created render-rel-low-"));
        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/ReleaseFailed");
    }

    @Test
    @DisplayName("F15: a missing dependency holds the bootstrap")
    void aMissingDependencyHoldsTheBootstrap() {
        RenderFleet fleet = deployed()
                .with(RenderFleet.version("ns/two", "two")
                        + object("Release", "ns/two", "", "componentVersionRef: {name: absent}")
                        + binding("ns/two", "{name: edge}", "two"));

        assertThat(fleet.conditions()).endsWith("ReleasesRendered=False/MissingDependencies");
        assertThat(fleet.tasks()).contains("Kept render-tgt-edge-0").hasSize(2);
        assertThat(fleet.rendering().bootstrapVersion()).isEmpty();
    }

    @Test
    void aTaskThatClaimsATargetOfAnotherNamespaceIsNotItsOwn() {
        RenderFleet fleet = fleet("")
                .with(object(
                        "RenderTask",
                        "other/t",
                        "",
                        "ownerKind: Target, ownerName: edge, ownerNamespace: ns, type: bootstrap"));

        assertThat(fleet.rendered().tasks()).hasSize(1);
        assertThat(fleet.snapshot().lookup(RenderIndexes.TASKS_BY_TARGET, Fleet.key("ns/edge")))
                .isEmpty();
    }
}
