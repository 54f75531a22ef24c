package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.binding;
import static io.fleetgate.e2e.reconcile.Documents.claim;
import static io.fleetgate.e2e.reconcile.Documents.componentVersion;
import static io.fleetgate.e2e.reconcile.Documents.grant;
import static io.fleetgate.e2e.reconcile.Documents.registry;
import static io.fleetgate.e2e.reconcile.Documents.release;
import static io.fleetgate.e2e.reconcile.Documents.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A chart that was pushed for a target, and whether it may go. */
@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class ArtifactRowsE2E {
    private static final String REFUSED = "False/AuthFailed";
    private static final String PIN = "/spec/registryRef/name";

    private final Fleets fleets;
    private Fleet fleet;

    ArtifactRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void aPushedChart() throws IOException, InterruptedException {
        fleet = fleets.empty();
        fleet.store(registry("charts"), target("edge", "prod"), componentVersion("web"), release("web"));
        fleet.store(binding("rb", "web", "edge"));
        fleets.becomes(1, () -> fleet.tasksOf("release-web").size());
        fleet.renderAll("release-web");
        fleets.becomes(Set.of("charts"), () -> fleet.all("renderartifact", PIN));
    }

    @Test
    @DisplayName("K03 a chart that two targets claim is pinned to the registry of the one that is left")
    void chartIsPinnedToTheRegistryOfTheSurvivor() throws IOException, InterruptedException {
        var chart = onlyChart();
        aSecondTargetInto("second");
        fleet.renderAll("release-web");
        fleets.becomes(Set.of("charts", "second"), () -> fleet.all("renderbinding", PIN));
        var first = fleet.stored("renderbinding").getFirst().at("/spec");
        var pinned = first.at("/registryRef/name").asText();
        fleets.becomes(pinned, () -> fleet.value(chart, PIN));

        fleet.delete("target/" + first.at("/ownerName").asText());

        fleets.becomes(pinned.equals("charts") ? "second" : "charts", () -> fleet.value(chart, PIN));
        assertThat(fleet.value(chart, "/metadata/deletionTimestamp")).isEmpty();
    }

    @Test
    @DisplayName(
            "K04 K07 a claim that names no registry leaves the pin alone, and the last one takes the chart with it")
    void claimWithoutRegistryLeavesThePinAlone() throws IOException, InterruptedException {
        var chart = onlyChart();
        fleet.store(claim("a-claim", chart.substring(chart.indexOf('/') + 1)));
        fleets.settle();
        assertThat(fleet.value(chart, PIN)).isEqualTo("charts");

        fleet.delete("target/edge");
        fleets.becomes(Set.of("a-claim"), () -> fleet.names("renderbinding"));
        fleets.settle();
        assertThat(fleet.value(chart, PIN)).isEqualTo("charts");

        fleet.delete("renderbinding/a-claim");
        fleets.becomes(false, () -> fleet.has(chart));
    }

    @Test
    @DisplayName("K06 K09 a chart that is deleted while it is claimed stays, and nothing new claims it")
    void deletedChartStaysWhileItIsClaimed() throws IOException, InterruptedException {
        var chart = onlyChart();
        var claim = "renderbinding/" + fleet.names("renderbinding").iterator().next();
        var version = fleet.value(claim, "/metadata/resourceVersion");

        fleet.delete(chart);
        aSecondTargetInto("charts");
        fleet.renderAll("release-web");
        fleets.becomes(true, () -> fleet.has("rendertask/render-tgt-far-0"));

        assertThat(fleet.finalizers(chart)).containsExactly("render-artifact-finalizer");
        assertThat(fleet.names("renderbinding")).hasSize(1);
        assertThat(fleet.value(claim, "/metadata/resourceVersion")).isEqualTo(version);

        fleet.delete("target/edge");
        fleets.becomes(false, () -> fleet.has(claim));
        fleets.becomes("", () -> fleet.value(chart, "/metadata/deletionTimestamp"));
    }

    @Test
    @DisplayName("K08 a chart of another host than its registry is not deleted with the credentials of that registry")
    void credentialsAreForOneHost() throws IOException, InterruptedException {
        fleet.store("""
                kind: RenderArtifact
                metadata: {name: strange}
                spec:
                  {baseURL: other.example.com, repository: a/b, tag: v1, renderTaskRef: none, registryRef: {name: charts}}
                """);
        fleets.becomes(REFUSED, () -> fleet.condition("renderartifact/strange", "OCICleanup"));
        assertThat(fleet.finalizers("renderartifact/strange")).containsExactly("render-artifact-finalizer");

        fleet.patch("registry/charts", "{spec: {hostname: other.example.com}}");

        fleets.becomes(false, () -> fleet.has("renderartifact/strange"));
    }

    @Test
    @DisplayName("G09 a grant for targets does not let a chart be deleted from a registry, one for charts does")
    void targetsGrantDoesNotDeleteCharts() throws IOException, InterruptedException {
        var provider = fleets.empty();
        provider.store(registry("theirs"), grant("targets", "Target", fleet.namespace(), "Registry"));
        fleet.store("""
                kind: RenderArtifact
                metadata: {name: foreign}
                spec:
                  {baseURL: registry.example.com, repository: a/b, tag: v1, renderTaskRef: none,
                   registryRef: {name: theirs, namespace: %s}}
                """.formatted(provider.namespace()));
        fleets.becomes(REFUSED, () -> fleet.condition("renderartifact/foreign", "OCICleanup"));
        assertThat(fleet.finalizers("renderartifact/foreign")).containsExactly("render-artifact-finalizer");

        provider.store(grant("charts", "RenderArtifact", fleet.namespace(), "Registry"));

        fleets.becomes(false, () -> fleet.has("renderartifact/foreign"));
    }

    /** One more target of the release, which has been told to render it. */
    private void aSecondTargetInto(String registry) throws IOException, InterruptedException {
        if (!fleet.has("registry/" + registry)) {
            fleet.store(registry(registry));
        }
        fleet.store(target("far", "prod").replace("charts", registry), binding("rb-far", "web", "far"));
        fleets.becomes(2, () -> fleet.tasksOf("release-web").size());
    }

    private String onlyChart() {
        return "renderartifact/" + fleet.names("renderartifact").iterator().next();
    }
}
