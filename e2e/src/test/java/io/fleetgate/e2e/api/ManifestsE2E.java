package io.fleetgate.e2e.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.installation.InstallationExtension;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Manifests as people write them for this API apply unmodified, with every field checked, and come back as they were. */
@ExtendWith(InstallationExtension.class)
class ManifestsE2E {
    private static final List<String> WRITTEN_FIELDS = List.of(
            "/apiVersion",
            "/kind",
            "/metadata/name",
            "/metadata/namespace",
            "/metadata/labels",
            "/rules",
            "/roleRef",
            "/subjects");

    private final Installation installation;

    ManifestsE2E(Installation installation) {
        this.installation = installation;
    }

    @Test
    void manifestsWithoutANamespaceApplyAndComeBackUnchanged() throws IOException, InterruptedException {
        var namespace = installation.newNamespace("manifests");

        assertAppliesAndComesBack(new ManifestFolder("one-namespace"), 10, 39, namespace::kubectl);
    }

    @ParameterizedTest
    @CsvSource({"nested-references, 17", "flat-references, 17", "seeded-fleet, 30"})
    void manifestsAcrossNamespacesApplyAndComeBackUnchanged(String folder, int documents)
            throws IOException, InterruptedException {
        assertAppliesAndComesBack(new ManifestFolder(folder), 4, documents, installation.controlPlane()::kubectl);
    }

    @Test
    void everyFolderIsCovered() throws IOException {
        try (var folders = Files.list(ManifestFolder.PARENT)) {
            assertThat(folders.map(folder -> folder.getFileName().toString()))
                    .containsExactlyInAnyOrder("one-namespace", "nested-references", "flat-references", "seeded-fleet");
        }
    }

    private static void assertAppliesAndComesBack(
            ManifestFolder folder, int files, int documents, KubectlRunner kubectl)
            throws IOException, InterruptedException {
        var written = folder.documents();
        assertThat(folder.files()).hasSize(files);
        assertThat(written).hasSize(documents);

        var applied = folder.apply(kubectl);
        var stored = folder.stored(kubectl);
        var appliedAgain = folder.apply(kubectl);

        assertThat(applied).hasSize(documents).allMatch(line -> line.endsWith(" created"));
        assertThat(appliedAgain).hasSize(documents).allMatch(line -> line.endsWith(" unchanged"));
        assertThat(stored).hasSize(documents);
        for (int i = 0; i < documents; i++) {
            assertComesBack(written.get(i), stored.get(i));
        }
    }

    private static void assertComesBack(JsonNode written, JsonNode stored) {
        for (var field : WRITTEN_FIELDS) {
            if (!written.at(field).isMissingNode()) {
                assertThat(stored.at(field)).as(written + field).isEqualTo(written.at(field));
            }
        }
        if (written.path("apiVersion").asText().startsWith("solar.")) {
            assertThat(stored.path("spec")).as(written.toString()).isEqualTo(written.path("spec"));
        }
    }
}
