package io.fleetgate.bench.dryrun;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A large fleet as its operator has left it: 1,000 targets, 100 Profiles, each of which selects the 100 targets of a region,
 * and the ReleaseBinding of each pair. So 10 Profiles match each target, and every one of them is bound.
 */
public final class BoundFleet {
    public static final int TARGETS = 1_000;
    public static final int PROFILES = 100;
    public static final int PROFILES_OF_EACH_TARGET = 10;

    private static final int REGIONS = PROFILES / PROFILES_OF_EACH_TARGET;
    private static final int COMPONENTS = 50;
    private static final int CHANGED = 3;

    private final Writer manifests;

    private BoundFleet(Writer manifests) {
        this.manifests = manifests;
    }

    /** Writes the fleet into a folder of its own, a file for each kind. */
    public static void writeTo(Path folder) throws IOException {
        Files.createDirectories(folder);
        write(folder.resolve("componentversions.yaml"), BoundFleet::componentVersions);
        write(folder.resolve("releases.yaml"), BoundFleet::releases);
        write(folder.resolve("targets.yaml"), BoundFleet::targets);
        write(folder.resolve("profiles.yaml"), BoundFleet::profiles);
        write(folder.resolve("bindings.yaml"), BoundFleet::bindings);
    }

    /** One Profile of the fleet as it would move to another region: it leaves 100 targets and comes to 100 others. */
    public static String changedProfile() {
        return profile(CHANGED, CHANGED + REGIONS / 2);
    }

    /** How many targets {@link #changedProfile} reaches, before or after. */
    public static int targetsReached() {
        return 2 * TARGETS / REGIONS;
    }

    private void componentVersions() throws IOException {
        for (int i = 0; i < COMPONENTS; i++) {
            manifests.write(manifest("ComponentVersion", "app-" + i + "-v1", "", """
                      componentRef: {name: app-%d}
                      tag: v1.0.0
                    """.formatted(i)));
        }
    }

    private void releases() throws IOException {
        for (int i = 0; i < PROFILES; i++) {
            manifests.write(
                    manifest("Release", "release-" + i, "labels: {tier: tier-%d}".formatted(i % 5), """
                      componentVersionRef: {name: app-%d-v1}
                      uniqueName: app-%d
                      priority: %d
                      antiAffinity: {matchLabels: {repels: app-%d}}
                    """.formatted(
                                    i % COMPONENTS, i % COMPONENTS, i, i)));
        }
    }

    private void targets() throws IOException {
        for (int i = 0; i < TARGETS; i++) {
            String labels = "labels: {region: region-%d, stage: production}".formatted(i % REGIONS);
            manifests.write(manifest("Target", "cluster-" + i, labels, "  renderRegistryRef: {name: render}\n"));
        }
    }

    private void profiles() throws IOException {
        for (int i = 0; i < PROFILES; i++) {
            manifests.write(profile(i, i % REGIONS));
        }
    }

    private void bindings() throws IOException {
        for (int profile = 0; profile < PROFILES; profile++) {
            for (int target = profile % REGIONS; target < TARGETS; target += REGIONS) {
                manifests.write(binding(profile, target));
            }
        }
    }

    private static String profile(int i, int region) {
        return manifest("Profile", "profile-" + i, "", """
                  releaseRef: {name: release-%d}
                  targetSelector:
                    matchLabels: {region: region-%d}
                    matchExpressions: [{key: stage, operator: In, values: [production]}]
                """.formatted(i, region));
    }

    private static String binding(int profile, int target) {
        String owner = """
                finalizers: [solar.opendefense.cloud/releasebinding-finalizer]
                  ownerReferences:
                    - apiVersion: solar.opendefense.cloud/v1alpha1
                      kind: Profile
                      name: profile-%d
                      controller: true
                      blockOwnerDeletion: true""".formatted(profile);
        return manifest(
                "ReleaseBinding", "profile-%d-cluster-%d-bound".formatted(profile, target), owner, """
                  targetRef: {name: cluster-%d}
                  releaseRef: {name: release-%d}
                """.formatted(
                                target, profile));
    }

    private static String manifest(String kind, String name, String metadata, String spec) {
        return """
                ---
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: %s
                metadata:
                  name: %s
                  namespace: fleet
                  %s
                spec:
                %s""".formatted(kind, name, metadata, spec);
    }

    private static void write(Path file, Part part) throws IOException {
        try (Writer manifests = Files.newBufferedWriter(file)) {
            part.write(new BoundFleet(manifests));
        }
    }

    /** The objects of one kind. */
    @FunctionalInterface
    private interface Part {
        void write(BoundFleet fleet) throws IOException;
    }
}
