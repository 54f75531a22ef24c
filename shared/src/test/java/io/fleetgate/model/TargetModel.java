package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import io.fleetgate.resolver.Fallback;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What one target of a settled fleet runs, and why not the rest; both as text, accepted in order and rejected by binding. */
final class TargetModel {
    private final FleetModel fleet;
    private final String target;
    private final Map<String, BindingModel> bindings = new TreeMap<>();
    private final Map<String, String> rejected = new TreeMap<>();
    private final Set<String> unknown = new HashSet<>();
    private final List<Contender> accepted;

    /** Resolves the target {@code namespace/name}. */
    TargetModel(FleetModel fleet, String target, Fallback fallback) {
        this.fleet = fleet;
        this.target = target;
        List<Contender> contenders = new ArrayList<>();
        for (BindingModel binding : fleet.bindings(target)) {
            bindings.put(binding.key(), binding);
            contender(binding).ifPresent(contenders::add);
        }
        ResolutionModel resolution = ResolutionModel.of(contenders, fallback);
        accepted = resolution.accepted();
        rejected.putAll(resolution.losses());
    }

    /** For each accepted release, winner first. */
    List<String> accepted() {
        return accepted.stream()
                .map(won ->
                        won.uniqueName() + " " + binding(won).release() + " " + won.binding() + " " + won.priority())
                .toList();
    }

    /** For each other binding, sorted by binding. */
    List<String> rejected() {
        return rejected.entrySet().stream()
                .map(loss -> loss.getKey() + " " + bindings.get(loss.getKey()).release() + " " + loss.getValue())
                .sorted()
                .toList();
    }

    /** The accepted, winner first. */
    List<Contender> winners() {
        return accepted;
    }

    BindingModel binding(Contender contender) {
        return bindings.get(contender.binding());
    }

    /** The reason for every binding that lost, by binding. */
    Map<String, String> reasons() {
        return rejected;
    }

    /** The bindings that may refer to the target, sorted. */
    List<String> known() {
        return bindings.keySet().stream()
                .filter(binding -> !unknown.contains(binding))
                .toList();
    }

    private Optional<Contender> contender(BindingModel binding) {
        if (!fleet.isPermitted("ReleaseBinding", binding.namespace(), "Target", Json.namespaceOf(target))) {
            unknown.add(binding.key());
            return reject(binding, "NotGranted");
        }
        Optional<JsonNode> release = fleet.present("Release", binding.release());
        if (release.isEmpty()) {
            return reject(binding, "ReleaseNotFound");
        }
        String version = FleetModel.versionOf(release.get());
        if (!fleet.isPermitted("Release", binding.namespace(), "ComponentVersion", Json.namespaceOf(version))) {
            return reject(binding, "NotGranted");
        }
        Optional<JsonNode> found = fleet.present("ComponentVersion", version);
        if (found.isEmpty()) {
            return reject(binding, "ComponentVersionNotFound");
        }
        String own = Json.text(release.get(), "/spec/uniqueName");
        String name = own.isEmpty() ? Json.text(found.get(), "/spec/componentRef/name") : own;
        return name.isEmpty()
                ? reject(binding, "NoUniqueName")
                : Optional.of(new Contender(
                        binding.key(),
                        name,
                        Json.at(release.get(), "/spec/priority").asInt(),
                        Json.labels(Json.at(release.get(), "/metadata/labels")),
                        Json.at(release.get(), "/spec/antiAffinity")));
    }

    private Optional<Contender> reject(BindingModel binding, String reason) {
        rejected.put(binding.key(), reason);
        return Optional.empty();
    }
}
