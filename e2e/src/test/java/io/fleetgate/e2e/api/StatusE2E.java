package io.fleetgate.e2e.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstallationExtension.class)
class StatusE2E {
    private final Installation installation;

    StatusE2E(Installation installation) {
        this.installation = installation;
    }

    @Test
    void everyKindServesItsStatusAsASubresource() throws IOException, InterruptedException {
        var discovery = installation
                .controlPlane()
                .kubectl("get", "--raw", "/apis/solar.opendefense.cloud/v1alpha1")
                .output();

        var served = new ArrayList<String>();
        new ObjectMapper()
                .readTree(discovery)
                .path("resources")
                .forEach(resource -> served.add(resource.path("name").asText()));
        assertThat(served)
                .containsExactlyInAnyOrder(
                        "components",
                        "components/status",
                        "componentversions",
                        "componentversions/status",
                        "profiles",
                        "profiles/status",
                        "referencegrants",
                        "referencegrants/status",
                        "registries",
                        "registries/status",
                        "registrybindings",
                        "registrybindings/status",
                        "releasebindings",
                        "releasebindings/status",
                        "releases",
                        "releases/status",
                        "renderartifacts",
                        "renderartifacts/status",
                        "renderbindings",
                        "renderbindings/status",
                        "rendertasks",
                        "rendertasks/status",
                        "targets",
                        "targets/status");
    }

    @Test
    void statusAndSpecAreWrittenApartAndOnlySpecMovesTheGeneration() throws IOException, InterruptedException {
        var namespace = installation.newNamespace("status");
        namespace.store("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Target
                metadata: {name: edge}
                spec: {renderRegistryRef: {name: rendered}}
                status: {bootstrapVersion: 9}
                """);
        var created = namespace.read("target/edge");

        namespace
                .kubectl("patch", "target/edge", "--subresource=status", "--type=merge", "--patch", """
                        {"status": {"bootstrapVersion": 3}, "spec": {"renderRegistryRef": {"name": "other"}}}""")
                .output();
        var withStatus = namespace.read("target/edge");
        namespace
                .kubectl("patch", "target/edge", "--type=merge", "--patch", """
                        {"status": {"bootstrapVersion": 8}, "spec": {"userdata": {"site": "north"}}}""")
                .output();
        var withSpec = namespace.read("target/edge");

        assertThat(created.path("status").isMissingNode()).isTrue();
        assertThat(withStatus.at("/status/bootstrapVersion").asInt()).isEqualTo(3);
        assertThat(withStatus.at("/spec")).isEqualTo(created.at("/spec"));
        assertThat(withStatus.at("/metadata/generation").asInt()).isEqualTo(1);
        assertThat(withSpec.at("/status")).isEqualTo(withStatus.at("/status"));
        assertThat(withSpec.at("/metadata/generation").asInt()).isEqualTo(2);
    }
}
