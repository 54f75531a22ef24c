package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

class FleetTest {

    @Test
    void isAThousandManifestsWithNamesOfTheirOwn(@TempDir Path folder) throws IOException {
        Fleet.writeTo(folder);

        Set<String> identities = new HashSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Map<String, Object> manifest = new Yaml().load(Files.readString(file));
                Map<?, ?> metadata = (Map<?, ?>) manifest.get("metadata");
                assertThat(manifest)
                        .containsEntry("apiVersion", "solar.opendefense.cloud/v1alpha1")
                        .extractingByKey("spec")
                        .isInstanceOf(Map.class);
                identities.add(manifest.get("kind") + "/" + metadata.get("name"));
            }
        }
        assertThat(identities)
                .hasSize(Fleet.OBJECTS)
                .contains("Target/cluster-399", "Release/release-0", "Profile/profile-49", "ReleaseBinding/binding-0");
    }
}
