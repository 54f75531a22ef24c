package io.fleetgate.e2e.settling;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A fleet of 1,000 targets in ten regions and 100 Profiles, each of which selects a region: so 10 Profiles match each target,
 * and 10,000 bindings are to be made. No registry is there, so nothing is rendered.
 */
record LargeFleet(Api api, String namespace) {
    static final int TARGETS = 1_000;
    static final int PROFILES = 100;
    static final int PROFILES_OF_EACH_TARGET = 10;
    static final int BINDINGS = TARGETS * PROFILES_OF_EACH_TARGET;
    static final int REGIONS = PROFILES / PROFILES_OF_EACH_TARGET;

    private static final String GROUP = "apis/solar.opendefense.cloud/v1alpha1/namespaces/";
    private static final String TARGET = "{\"renderRegistryRef\":{\"name\":\"render\"}}";

    /** The path of all objects of a kind. */
    String path(String plural) {
        return GROUP + namespace + "/" + plural;
    }

    /** Everything but the Profiles. */
    void storeTargets() throws IOException, InterruptedException {
        store("components", "Component", List.of(0), i -> "app", i -> "{}", i -> "{}");
        store(
                "componentversions",
                "ComponentVersion",
                List.of(0),
                i -> "app-v1",
                i -> "{}",
                i -> "{\"componentRef\":{\"name\":\"app\"},\"tag\":\"v1.0.0\"}");
        store("releases", "Release", upTo(0, PROFILES), i -> "release-" + i, i -> "{}", LargeFleet::release);
        store("targets", "Target", upTo(0, TARGETS), LargeFleet::target, i -> region(i % REGIONS), i -> TARGET);
    }

    /** More targets, which no Profile selects, with the finalizer that the operator would give them. */
    void storeIdleTargets(int count) throws IOException, InterruptedException {
        var metadata = "{},\"finalizers\":[\"solar.opendefense.cloud/target-finalizer\"]";
        store("targets", "Target", upTo(TARGETS, TARGETS + count), LargeFleet::target, i -> metadata, i -> TARGET);
    }

    void storeProfiles() throws IOException, InterruptedException {
        store("profiles", "Profile", upTo(0, PROFILES), LargeFleet::profile, i -> "{}", LargeFleet::selection);
    }

    /** Moves a target to another region: 10 Profiles lose it and 10 others gain it. */
    void relabel(int target, int region) throws IOException, InterruptedException {
        var labels = "{\"metadata\":{\"labels\":%s}}".formatted(region(region));
        var _ = api.send("PATCH", path("targets") + "/" + target(target), Api.MERGE, labels);
    }

    void deleteProfile(int profile) throws IOException, InterruptedException {
        var _ = api.send("DELETE", path("profiles") + "/" + profile(profile), Api.JSON, "");
    }

    /** All that is stored of a kind. */
    List<JsonNode> list(String plural) throws IOException, InterruptedException {
        return api.send("GET", path(plural) + "?resourceVersion=0", Api.JSON, "")
                .path("items")
                .valueStream()
                .toList();
    }

    private static String release(int i) {
        return "{\"componentVersionRef\":{\"name\":\"app-v1\"},\"uniqueName\":\"app-%d\",\"priority\":%d}"
                .formatted(i, i);
    }

    private static String selection(int i) {
        return "{\"releaseRef\":{\"name\":\"release-%d\"},\"targetSelector\":{\"matchLabels\":%s}}"
                .formatted(i, region(i % REGIONS));
    }

    private static String region(int region) {
        return "{\"region\":\"region-" + region + "\"}";
    }

    private static String target(int i) {
        return "cluster-" + i;
    }

    private static String profile(int i) {
        return "profile-" + i;
    }

    private static List<Integer> upTo(int first, int end) {
        return IntStream.range(first, end).boxed().toList();
    }

    private void store(String plural, String kind, List<Integer> numbers, Text name, Text labels, Text spec)
            throws IOException, InterruptedException {
        api.each(numbers, i -> {
            var document = """
                    {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"%s",
                    "metadata":{"name":"%s","labels":%s},"spec":%s}
                    """.formatted(kind, name.of(i), labels.of(i), spec.of(i));
            var _ = api.send("POST", path(plural), Api.JSON, document);
        });
    }

    /** What stands in the object of a number. */
    @FunctionalInterface
    private interface Text {
        String of(int number);
    }
}
