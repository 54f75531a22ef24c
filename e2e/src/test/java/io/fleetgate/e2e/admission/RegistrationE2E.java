package io.fleetgate.e2e.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.controlplane.ControlPlane;
import io.fleetgate.e2e.installation.Deploy;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(InstallationExtension.class)
class RegistrationE2E {
    private static final String INVALID = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: RenderBinding
            metadata: {name: invalid}
            spec: {}
            """;

    private final Installation installation;
    private final ControlPlane controlPlane;

    RegistrationE2E(Installation installation) {
        this.installation = installation;
        this.controlPlane = installation.controlPlane();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kube-system", "kube-node-lease", "fleetgate-system"})
    void namespaceThatMustStayUsableIsNotJudged(String name) throws IOException, InterruptedException {
        var excluded = new TestNamespace(controlPlane, name).apply(INVALID, "--dry-run=server");
        var judged = installation.newNamespace("judged").apply(INVALID, "--dry-run=server");

        assertThat(excluded.output()).contains("created");
        assertThat(judged.stderr()).contains("denied the request");
    }

    @Test
    void shippedManifestsApplyAsTheyAre() throws IOException, InterruptedException {
        for (var file : new String[] {Deploy.ACCESS.toString(), Deploy.ADMISSION.toString()}) {
            var applied = controlPlane.kubectl("apply", "--validate=strict", "--dry-run=server", "-f", file);

            assertThat(applied.output()).contains("(server dry run)");
            assertThat(applied.stderr()).doesNotContain("Warning");
        }
    }
}
