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

@ExtendWith(InstallationExtension.class)
class UniqueNameE2E {
    private static final String DENIED = "admission webhook \"validate.fleetgate.io\" denied the request: ";
    private static final String RELEASE = """
            apiVersion: solar.opendefense.cloud/v1alpha1
            kind: Release
            metadata: {name: kyverno}
            spec:
              componentVersionRef: {name: kyverno-3-8-2}
              uniqueName: %s
            """;

    private final Installation installation;
    private TestNamespace namespace;

    UniqueNameE2E(Installation installation) {
        this.installation = installation;
    }

    @BeforeEach
    void takeNamespace() throws IOException, InterruptedException {
        namespace = installation.newNamespace("unique-name");
    }

    @Test
    void changeIsDeniedAndKubectlSaysWhatToDo() throws IOException, InterruptedException {
        namespace.store(RELEASE.formatted("kyverno"));

        var change = namespace.apply(RELEASE.formatted("kyverno-next"));

        assertThat(change.exitCode()).isEqualTo(1);
        assertThat(change.stderr())
                .contains(
                        DENIED + "spec.uniqueName: is immutable once set: \"kyverno\" cannot become \"kyverno-next\"; "
                                + "keep the value, or create another Release");
        assertThat(storedName()).isEqualTo("kyverno");
    }

    @Test
    void clearIsDeniedWhetherSetToEmptyOrRemoved() throws IOException, InterruptedException {
        namespace.store(RELEASE.formatted("kyverno"));

        var emptied = namespace.apply(RELEASE.formatted("''"));
        var removed = patch("{\"spec\": {\"uniqueName\": null}}");

        for (var clear : new Completed[] {emptied, removed}) {
            assertThat(clear.exitCode()).isEqualTo(1);
            assertThat(clear.stderr()).contains(DENIED + "spec.uniqueName: is immutable once set", "cannot be cleared");
        }
        assertThat(storedName()).isEqualTo("kyverno");
    }

    @Test
    void firstValueIsAllowedAfterCreation() throws IOException, InterruptedException {
        namespace.store(RELEASE.formatted("''"));

        namespace.store(RELEASE.formatted("kyverno"));

        assertThat(storedName()).isEqualTo("kyverno");
    }

    @Test
    void everyProblemOfOneChangeIsNamedAtOnce() throws IOException, InterruptedException {
        namespace.store(RELEASE.formatted("kyverno"));

        var change = patch("""
                {"spec": {"uniqueName": "other",
                          "componentVersionRef": {"name": ""},
                          "antiAffinity": {"matchExpressions": [{"key": "tier", "operator": "Near"}]}}}""");

        assertThat(change.exitCode()).isEqualTo(1);
        assertThat(change.stderr())
                .contains(
                        "spec.uniqueName: is immutable once set",
                        "spec.componentVersionRef.name: must be set",
                        "spec.antiAffinity.matchExpressions[0].operator: \"Near\" is not a selector operator");
    }

    private Completed patch(String patch) throws IOException, InterruptedException {
        return namespace.kubectl("patch", "release", "kyverno", "--type=merge", "--patch", patch);
    }

    private String storedName() throws IOException, InterruptedException {
        return namespace.read("release/kyverno").at("/spec/uniqueName").asText();
    }
}
