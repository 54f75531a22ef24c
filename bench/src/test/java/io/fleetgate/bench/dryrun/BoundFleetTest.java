package io.fleetgate.bench.dryrun;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

class BoundFleetTest {
    @TempDir
    Path folder;

    @Test
    void eachTargetIsBoundByTenProfilesOfItsRegion() throws IOException {
        BoundFleet.writeTo(folder);

        Map<Object, Long> bindings = read("bindings.yaml").stream()
                .collect(Collectors.groupingBy(
                        binding -> at(binding, "spec", "targetRef", "name"), Collectors.counting()));
        assertThat(bindings).hasSize(BoundFleet.TARGETS).containsEntry("cluster-7", 10L);
        assertThat(bindings.values()).containsOnly((long) BoundFleet.PROFILES_OF_EACH_TARGET);
        assertThat(read("profiles.yaml")).hasSize(BoundFleet.PROFILES);
        assertThat(read("targets.yaml")).hasSize(BoundFleet.TARGETS);
    }

    @Test
    void theChangeMovesAProfileOfTheFleetToAnotherRegion() throws IOException {
        BoundFleet.writeTo(folder);

        Object changed = new Yaml().load(BoundFleet.changedProfile());

        Object stored = read("profiles.yaml").stream()
                .filter(profile -> at(profile, "metadata", "name").equals(at(changed, "metadata", "name")))
                .findFirst()
                .orElseThrow();
        assertThat(at(changed, "spec", "releaseRef")).isEqualTo(at(stored, "spec", "releaseRef"));
        assertThat(at(changed, "spec", "targetSelector")).isNotEqualTo(at(stored, "spec", "targetSelector"));
    }

    private List<Object> read(String file) throws IOException {
        String manifests = Files.readString(folder.resolve(file));
        return StreamSupport.stream(new Yaml().loadAll(manifests).spliterator(), false)
                .toList();
    }

    private static Object at(Object manifest, String... path) {
        Object value = manifest;
        for (String field : path) {
            value = ((Map<?, ?>) value).get(field);
        }
        return value;
    }
}
