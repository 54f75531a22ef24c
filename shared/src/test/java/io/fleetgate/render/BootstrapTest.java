package io.fleetgate.render;

import static io.fleetgate.fixture.Yaml.binding;
import static io.fleetgate.fixture.Yaml.grant;
import static io.fleetgate.fixture.Yaml.release;
import static io.fleetgate.render.Bootstraps.ISTIO;
import static io.fleetgate.render.Bootstraps.KYVERNO;
import static io.fleetgate.render.Bootstraps.bootstrap;
import static io.fleetgate.render.Bootstraps.deployed;
import static io.fleetgate.render.RenderFleet.REGISTRY;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.fixture.Fleet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the bootstrap of a target installs. */
class BootstrapTest {
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
}
