package io.fleetgate.cluster.watch;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What a scripted API server says that it serves, by group and version. */
final class ScriptedDiscovery {
    private final Map<String, Map<String, String>> served = new ConcurrentHashMap<>();

    void add(String groupVersionPath, String plural, String kind, String namespaced) {
        served.computeIfAbsent(groupVersionPath, _ -> new ConcurrentHashMap<>())
                .put(plural, """
                        {"name":"%s","kind":"%s","namespaced":%s}""".formatted(plural, kind, namespaced));
    }

    void remove(String groupVersionPath, String plural) {
        served.getOrDefault(groupVersionPath, Map.of()).remove(plural);
    }

    /** Empty where the path is not one of discovery, or nothing is served there. */
    Optional<String> answer(String path) {
        return Optional.ofNullable(served.get(path))
                .map(resources -> """
                {"kind":"APIResourceList","resources":[%s]}""".formatted(String.join(",", resources.values())));
    }
}
