package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.binding;
import static io.fleetgate.e2e.reconcile.Documents.componentVersion;
import static io.fleetgate.e2e.reconcile.Documents.pullRegistry;
import static io.fleetgate.e2e.reconcile.Documents.registry;
import static io.fleetgate.e2e.reconcile.Documents.registryBinding;
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

@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class TargetRowsE2E {
    private static final String TARGET = "target/edge";

    /** Where the chart of {@code web} comes from. */
    private static final String IMAGES = "images.example.com";

    private static final String INPUT = "/spec/bootstrap/input/releases";
    private static final String PULL_SECRET = "/spec/release/input/resources/chart/pullSecretName";

    private final Fleets fleets;
    private Fleet fleet;

    TargetRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void aTargetAndARelease() throws IOException, InterruptedException {
        fleet = fleets.empty();
        fleet.store(target("edge", "prod"), componentVersion("web"), release("web"));
    }

    @Test
    @DisplayName("A02 a release without name and priority is stored as it is, and is unique by its component")
    void releaseWithoutNameIsUniqueByItsComponent() throws IOException, InterruptedException {
        fleet.store("{kind: Release, metadata: {name: plain}, spec: {componentVersionRef: {name: web}}}");

        fleets.becomes("web", () -> fleet.value("release/plain", "/status/effectiveUniqueName"));
        assertThat(fleet.fields("release/plain", "/spec")).containsExactly("componentVersionRef");
    }

    @Test
    @DisplayName("T01 T02 a target says what is wrong with the registry that it renders into, and protects it even so")
    void saysWhatIsWrongWithItsRegistry() throws IOException, InterruptedException {
        fleets.becomes("False/NotFound", () -> fleet.condition(TARGET, "RegistryResolved"));

        fleet.store("{kind: Registry, metadata: {name: charts}, spec: {hostname: registry.example.com}}");
        fleets.becomes("False/MissingSolarSecretRef", () -> fleet.condition(TARGET, "RegistryResolved"));
        fleets.becomes(Set.of("registry-ref"), () -> fleet.finalizers("registry/charts"));

        fleet.patch("registry/charts", "{spec: {solarSecretRef: {name: push}}}");
        fleets.becomes("True/Resolved", () -> fleet.condition(TARGET, "RegistryResolved"));
    }

    @Test
    @DisplayName(
            "T03 T04 a target without bindings says so, and one whose release lacks its component version names it")
    void saysWhatIsMissing() throws IOException, InterruptedException {
        fleet.store(registry("charts"));
        fleets.becomes("False/NoReleaseBindings", () -> fleet.condition(TARGET, "ReleasesRendered"));
        assertThat(fleet.condition(TARGET, "ReleasesResolved")).isEqualTo("False/NoReleaseBindings");

        fleet.store(release("lacking"), binding("rb", "lacking", "edge"));
        fleets.becomes("False/MissingDependencies", () -> fleet.condition(TARGET, "ReleasesRendered"));
        assertThat(fleet.names("rendertask")).isEmpty();
    }

    @Test
    @DisplayName("T05 of two releases of one unique name the higher priority is rendered, and the loser is named")
    void winnerIsRendered() throws IOException, InterruptedException {
        fleet.store(registry("charts"));
        fleet.store("""
                kind: Release
                metadata: {name: better}
                spec: {componentVersionRef: {name: web}, uniqueName: web, priority: 7}
                """);
        fleet.store(binding("lower", "web", "edge"), binding("higher", "better", "edge"));

        fleets.becomes(Set.of("release-better"), fleet::charts);
        fleets.becomes("True/Resolved", () -> fleet.condition(TARGET, "ReleasesResolved"));
        assertThat(fleet.read(TARGET).at("/status/conditions").toString()).contains("lower");
    }

    @Test
    @DisplayName("T10 T11 T12 pull secrets come from the bindings of registries, which must not contradict each other")
    void pullSecretsComeFromRegistryBindings() throws IOException, InterruptedException {
        fleet.store(registry("charts"), binding("rb", "web", "edge"));
        fleets.becomes(Set.of("release-web"), fleet::charts);
        var before = fleet.all("rendertask", "/metadata/uid");

        fleet.store(pullRegistry("images", IMAGES, "pull"), registryBinding("images", "edge", "images"));
        fleets.becomes(Set.of("pull"), () -> fleet.all("rendertask", PULL_SECRET));
        assertThat(fleet.all("rendertask", "/metadata/uid")).isNotEqualTo(before);

        fleet.store(pullRegistry("same", IMAGES, "pull"), registryBinding("same", "edge", "same"));
        fleets.settle();
        assertThat(fleet.condition(TARGET, "ReleasesRendered")).isEqualTo("False/Pending");

        fleet.store(pullRegistry("other", IMAGES, "another"), registryBinding("other", "edge", "other"));
        fleets.becomes("False/RegistryBindingConflict", () -> fleet.condition(TARGET, "ReleasesRendered"));
    }

    @Test
    @DisplayName("T14 T16 T17 a release is rendered anew when it is edited, and what was rendered goes with its target")
    void chartsGoWithTheirTarget() throws IOException, InterruptedException {
        fleet.store(registry("charts"), binding("rb", "web", "edge"));
        fleet.patch("registry/charts", "{spec: {plainHTTP: true}}");
        fleets.becomes(Set.of("release-web"), fleet::charts);
        var first = fleet.tasksOf("release-web");
        fleet.patch("release/web", "{spec: {values: {replicas: 3}}}");
        fleets.becomes(false, () -> fleet.has("rendertask/" + first.getFirst()));
        fleets.becomes(1, () -> fleet.tasksOf("release-web").size());
        assertThat(fleet.all("rendertask", "/spec/tag")).allMatch(tag -> tag.startsWith("v0.0.2-"));

        fleet.renderAll("release-web");
        fleets.becomes(Set.of("web"), () -> fleet.fields("rendertask/render-tgt-edge-0", INPUT));
        assertThat(fleet.value("rendertask/render-tgt-edge-0", INPUT + "/web/insecure"))
                .isEqualTo("true");
        fleets.becomes(1, () -> fleet.names("renderartifact").size());

        fleet.delete(TARGET);
        fleets.becomes(false, () -> fleet.has(TARGET));
        assertThat(fleet.names("rendertask")).isEmpty();
        assertThat(fleet.names("renderbinding")).isEmpty();
        fleets.becomes(Set.of(), () -> fleet.names("renderartifact"));
    }
}
