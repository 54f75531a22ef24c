package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.reconcile.Documents.binding;
import static io.fleetgate.e2e.reconcile.Documents.bindingTo;
import static io.fleetgate.e2e.reconcile.Documents.componentVersion;
import static io.fleetgate.e2e.reconcile.Documents.grant;
import static io.fleetgate.e2e.reconcile.Documents.registry;
import static io.fleetgate.e2e.reconcile.Documents.release;
import static io.fleetgate.e2e.reconcile.Documents.target;
import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a target is told to install. */
@ExtendWith({InstallationExtension.class, OperatorExtension.class})
class BootstrapRowsE2E {
    private static final String TARGET = "target/edge";
    private static final String BOOTSTRAP = "rendertask/render-tgt-edge-";
    private static final String INPUT = "/spec/bootstrap/input/releases";

    private final Fleets fleets;
    private Fleet fleet;

    BootstrapRowsE2E(Fleets fleets) {
        this.fleets = fleets;
    }

    @BeforeEach
    void aTargetAndARelease() throws IOException, InterruptedException {
        fleet = fleets.empty();
        fleet.store(registry("charts"), target("edge", "prod"), componentVersion("web"), release("web"));
    }

    @Test
    @DisplayName(
            "T06 T07 T08 the bootstrap follows the releases and the userdata, in versions that are never used twice")
    void bootstrapFollows() throws IOException, InterruptedException {
        fleet.store(componentVersion("log"), release("log"));
        fleet.store(binding("rb-web", "web", "edge"), binding("rb-log", "log", "edge"));
        fleets.becomes(Set.of("release-log", "release-web"), fleet::charts);
        fleet.renderAll("release-log", "release-web");
        fleets.becomes(Set.of("log", "web"), () -> bootstrapped(0));
        fleet.render("render-tgt-edge-0");
        fleets.becomes("True/Ready", () -> fleet.condition(TARGET, "BootstrapReady"));

        fleet.delete("releasebinding/rb-log");
        fleets.becomes(Set.of("web"), () -> bootstrapped(1));
        fleet.render("render-tgt-edge-1");
        fleets.becomes(Set.of("bootstrap-edge", "release-web"), fleet::charts);
        fleets.becomes(false, () -> fleet.has("rendertask/render-tgt-edge-0"));

        fleet.patch(TARGET, "{spec: {userdata: {site: north}}}");
        fleets.becomes(Set.of("web"), () -> bootstrapped(2));
        fleets.becomes("2", () -> fleet.value(TARGET, "/status/bootstrapVersion"));
    }

    @Test
    @DisplayName("T09 releases of one name from two namespaces are two releases")
    void releasesOfOneNameAreTwo() throws IOException, InterruptedException {
        for (var component : List.of("first", "second")) {
            var team = fleets.empty();
            fleet.store(grant("for-" + component, "ReleaseBinding", team.namespace(), "Target"));
            team.store(componentVersion(component), """
                    kind: Release
                    metadata: {name: my-release}
                    spec: {componentVersionRef: {name: %s}}
                    """.formatted(component));
            team.store(bindingTo("rb", "my-release", "{name: edge, namespace: " + fleet.namespace() + "}"));
        }
        fleets.becomes(2, () -> fleet.tasksOf("release-my-release").size());

        fleet.renderAll("release-my-release");

        fleets.becomes(Set.of("first", "second"), () -> bootstrapped(0));
        assertThat(fleet.read(BOOTSTRAP + "0").at(INPUT))
                .extracting(entry -> entry.path("repository").asText())
                .doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("T15 the address of a pushed chart keeps its port, and its tag is what follows the last colon")
    void addressKeepsItsPort() throws IOException, InterruptedException {
        fleet.store(binding("rb", "web", "edge"));
        fleets.becomes(1, () -> fleet.tasksOf("release-web").size());

        fleet.render(
                fleet.tasksOf("release-web").getFirst(),
                "oci://zot.zot.svc.cluster.local:5000/a/b/release-x:v0.0.2-ec0e3b98");

        fleets.becomes(
                "zot.zot.svc.cluster.local:5000/a/b/release-x",
                () -> fleet.value(BOOTSTRAP + "0", INPUT + "/web/repository"));
        assertThat(fleet.value(BOOTSTRAP + "0", INPUT + "/web/tag")).isEqualTo("v0.0.2-ec0e3b98");
    }

    private Set<String> bootstrapped(int version) {
        return fleet.fields(BOOTSTRAP + version, INPUT);
    }
}
