package io.fleetgate.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A fleet of 1,000 objects as a folder of manifests, one in each file as GitOps repositories have them. */
final class Fleet {
    static final int OBJECTS = 1_000;
    static final String NAMESPACE = "fleet";

    private static final int TARGETS = 400;
    private static final int BINDINGS = 400;
    private static final int RELEASES = 100;
    private static final int COMPONENT_VERSIONS = 50;
    private static final int PROFILES = OBJECTS - TARGETS - BINDINGS - RELEASES - COMPONENT_VERSIONS;
    private static final int REGIONS = 20;

    private final Path folder;

    private Fleet(Path folder) {
        this.folder = folder;
    }

    static void writeTo(Path folder) throws IOException {
        Fleet fleet = new Fleet(Files.createDirectories(folder));
        for (int i = 0; i < COMPONENT_VERSIONS; i++) {
            fleet.componentVersion(i);
        }
        for (int i = 0; i < RELEASES; i++) {
            fleet.release(i);
        }
        for (int i = 0; i < TARGETS; i++) {
            fleet.target(i);
        }
        for (int i = 0; i < PROFILES; i++) {
            fleet.profile(i);
        }
        for (int i = 0; i < BINDINGS; i++) {
            fleet.binding(i);
        }
    }

    /** Two releases of one component version compete for a uniqueName. */
    static String uniqueName(int release) {
        return "app-" + release % COMPONENT_VERSIONS;
    }

    static String componentVersionOf(int release) {
        return "app-" + release % COMPONENT_VERSIONS + "-v1";
    }

    static String releaseName(int release) {
        return "release-" + release;
    }

    private void componentVersion(int i) throws IOException {
        write("ComponentVersion", "app-" + i + "-v1", "{}", """
                  componentRef:
                    name: app-%d
                  tag: v1.%d.0
                  resources:
                    chart:
                      repository: registry.example.com/charts/app-%d
                      insecure: false
                      tag: 1.%d.0
                  entrypoint:
                    resourceName: chart
                    type: helm
                """.formatted(i, i, i, i));
    }

    private void release(int i) throws IOException {
        write("Release", releaseName(i), "{tier: tier-%d}".formatted(i % 5), """
                  componentVersionRef:
                    name: %s
                  uniqueName: %s
                  priority: %d
                  values:
                    replicas: 3
                """.formatted(
                        componentVersionOf(i), uniqueName(i), i));
    }

    private void target(int i) throws IOException {
        write(
                "Target",
                "cluster-" + i,
                "{region: region-%d, stage: %s}".formatted(i % REGIONS, i % 4 == 0 ? "test" : "production"),
                """
                  renderRegistryRef:
                    name: render
                  userdata:
                    site: site-%d
                """.formatted(i));
    }

    private void profile(int i) throws IOException {
        write("Profile", "profile-" + i, "{}", """
                  releaseRef:
                    name: %s
                  targetSelector:
                    matchLabels:
                      region: region-%d
                    matchExpressions:
                      - {key: stage, operator: In, values: [production]}
                """.formatted(releaseName(i), i % REGIONS));
    }

    private void binding(int i) throws IOException {
        write("ReleaseBinding", "binding-" + i, "{}", """
                  targetRef:
                    name: cluster-%d
                  releaseRef:
                    name: %s
                """.formatted(i, releaseName(i % RELEASES)));
    }

    private void write(String kind, String name, String labels, String spec) throws IOException {
        Files.writeString(folder.resolve(name + ".yaml"), """
                apiVersion: solar.opendefense.cloud/v1alpha1
                kind: %s
                metadata:
                  name: %s
                  namespace: %s
                  labels: %s
                spec:
                %s""".formatted(kind, name, NAMESPACE, labels, spec));
    }
}
