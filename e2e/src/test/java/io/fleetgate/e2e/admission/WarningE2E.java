package io.fleetgate.e2e.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstallationExtension.class)
class WarningE2E {
    private final Installation installation;
    private TestNamespace owners;
    private TestNamespace users;

    WarningE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void takeNamespaces() throws IOException, InterruptedException {
        owners = installation.newNamespace("owners");
        users = installation.newNamespace("users");
    }

    @Test
    void referenceWithoutGrantIsAllowedWithAWarningUntilTheGrantIsThere() throws IOException, InterruptedException {
        owners.store("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Target
                metadata: {name: edge-berlin}
                """);
        users.store("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Release
                metadata: {name: kyverno}
                spec: {componentVersionRef: {name: kyverno-3-8-2}}
                """);
        var bound = users.apply("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: ReleaseBinding
                metadata: {name: kyverno-edge-berlin}
                spec:
                  targetRef: {name: edge-berlin, namespace: %s}
                  releaseRef: {name: kyverno}
                """.formatted(owners.name()));
        var touched = touchBinding();
        owners.store("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: ReferenceGrant
                metadata: {name: users}
                spec:
                  from: [{group: solar.opendefense.cloud, kind: ReleaseBinding, namespace: %s}]
                  to: [{group: solar.opendefense.cloud, kind: Target}]
                """.formatted(users.name()));

        assertThat(bound.output()).contains("created");
        for (var ungranted : List.of(bound, touched)) {
            assertThat(ungranted.stderr()).contains("Warning: spec.targetRef: ", "ReferenceGrant", owners.name());
        }
        installation.webhook().await(() -> touchBinding().stderr().isEmpty());
    }

    @Test
    void grantThatGrantsNothingAndProfileForEverythingAreAllowedWithWarnings()
            throws IOException, InterruptedException {
        var applied = users.apply("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: ReferenceGrant
                metadata: {name: empty}
                spec: {from: [], to: []}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Profile
                metadata: {name: everywhere}
                spec: {targetSelector: {}}
                """);

        assertThat(applied.output()).contains("referencegrant", "profile").doesNotContain("unchanged");
        assertThat(applied.stderr())
                .contains(
                        "Warning: spec.from: is empty, so nothing is granted",
                        "Warning: spec.targetSelector: selects every target in reach",
                        "Warning: spec.releaseRef.name: names no release");
    }

    @Test
    void deletionThatWillNotFinishIsAllowedWithAWarning() throws IOException, InterruptedException {
        users.store("""
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Release
                metadata: {name: kyverno}
                spec: {componentVersionRef: {name: kyverno-3-8-2}}
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: Profile
                metadata: {name: edge}
                spec: {releaseRef: {name: kyverno}, targetSelector: {matchLabels: {env: edge}}}
                """);

        installation
                .webhook()
                .await(() -> users.kubectl("delete", "release/kyverno", "--dry-run=server")
                        .stderr()
                        .contains("Warning: stays Terminating, held by "));
    }

    /** An update that changes nothing which is judged; applying the same manifest again would send no request at all. */
    private Completed touchBinding() throws IOException, InterruptedException {
        return users.kubectl("label", "releasebinding/kyverno-edge-berlin", "touched=yes", "--dry-run=server");
    }
}
