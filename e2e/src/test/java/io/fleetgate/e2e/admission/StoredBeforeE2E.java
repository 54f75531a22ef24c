package io.fleetgate.e2e.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import io.fleetgate.e2e.installation.TestNamespace;
import io.fleetgate.e2e.process.Completed;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Objects that were stored before the webhook was registered, and that it would deny today, are not locked. */
@ExtendWith(InstallationExtension.class)
class StoredBeforeE2E {
    private static final String INVALID_RELEASE = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata:
              name: old
              finalizers: [solar.opendefense.cloud/release-ref]
            spec:
              componentVersionRef: {name: ''}
              uniqueName: Not_A_Label
              priority: 1
            """;

    private final Installation installation;
    private TestNamespace namespace;

    StoredBeforeE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void storeThenRegister() throws IOException, InterruptedException {
        namespace = installation.newUnregisteredNamespace("stored-before");
        namespace.store(INVALID_RELEASE);
        installation.register(namespace, installation.webhook(), "Fail");
    }

    @Test
    void sameObjectIsDeniedWhenItIsNew() throws IOException, InterruptedException {
        var created = namespace.apply(INVALID_RELEASE.replace("name: old", "name: new"));

        assertThat(created.exitCode()).isEqualTo(1);
        assertThat(created.stderr()).contains("spec.componentVersionRef.name: must be set", "spec.uniqueName: ");
    }

    @Test
    void updateThatLeavesTheBadFieldAlonePassesWithAWarning() throws IOException, InterruptedException {
        var update = patch("{\"spec\": {\"priority\": 2}}");

        assertThat(update.output()).contains("patched");
        assertThat(update.stderr()).contains("Warning: spec.componentVersionRef.name: must be set");
        assertThat(namespace.read("release/old").at("/spec/priority").asInt()).isEqualTo(2);
    }

    @Test
    void updateThatAddsAnotherProblemIsDeniedForThatProblemOnly() throws IOException, InterruptedException {
        var update = patch("{\"spec\": {\"uniqueName\": \"renamed\"}}");

        assertThat(update.exitCode()).isEqualTo(1);
        assertThat(update.stderr())
                .contains("denied the request: spec.uniqueName: is immutable once set")
                .doesNotContain("denied the request: spec.componentVersionRef");
    }

    @Test
    void statusUpdatePasses() throws IOException, InterruptedException {
        namespace
                .kubectl(
                        "patch",
                        "release/old",
                        "--subresource=status",
                        "--type=merge",
                        "--patch",
                        "{\"status\": {\"effectiveUniqueName\": \"Not_A_Label\"}}")
                .output();

        assertThat(namespace
                        .read("release/old")
                        .at("/status/effectiveUniqueName")
                        .asText())
                .isEqualTo("Not_A_Label");
    }

    @Test
    void deletionAndThenTheRemovalOfTheLastFinalizerPass() throws IOException, InterruptedException {
        namespace.kubectl("delete", "release/old", "--wait=false").output();
        assertThat(namespace
                        .read("release/old")
                        .at("/metadata/deletionTimestamp")
                        .asText())
                .isNotEmpty();

        patch("{\"metadata\": {\"finalizers\": null}}").output();

        assertThat(namespace.kubectl("get", "release/old").stderr()).contains("NotFound");
    }

    @Test
    void finalizerOfALivingObjectCanBeRemovedAndTheObjectDeleted() throws IOException, InterruptedException {
        patch("{\"metadata\": {\"finalizers\": null}}").output();

        namespace.kubectl("delete", "release/old", "--timeout=30s").output();

        assertThat(namespace.kubectl("get", "release/old").stderr()).contains("NotFound");
    }

    private Completed patch(String patch) throws IOException, InterruptedException {
        return namespace.kubectl("patch", "release/old", "--type=merge", "--patch", patch);
    }
}
