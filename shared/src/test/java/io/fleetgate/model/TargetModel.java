package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What one target of a settled fleet runs, and why not the rest; both as text, accepted in order and rejected by binding. */
public final class TargetModel {
    private record Contender(BindingModel binding, String uniqueName, int priority, JsonNode release) {
        static final Comparator<Contender> ORDER = Comparator.comparingInt((Contender one) -> -one.priority())
                .thenComparing(one -> one.binding().key());

        boolean repels(Contender other) {
            JsonNode rule = release.at("/spec/antiAffinity");
            return rule.isObject() && SelectorModel.matches(rule, Json.labels(other.release.at("/metadata/labels")));
        }
    }

    private final FleetModel fleet;
    private final String target;
    private final List<Contender> accepted = new ArrayList<>();
    private final List<String> rejected = new ArrayList<>();

    /** Resolves the target {@code namespace/name}. */
    public TargetModel(FleetModel fleet, String target) {
        this.fleet = fleet;
        this.target = target;
        List<Contender> contenders = new ArrayList<>();
        fleet.bindings(target).forEach(binding -> contender(binding).ifPresent(contenders::add));
        contenders.stream().sorted(Contender.ORDER).forEach(contender -> compete(contender, contenders));
    }

    /** For each accepted release, winner first. */
    public List<String> accepted() {
        return accepted.stream()
                .map(won -> won.uniqueName() + " " + won.binding().release() + " "
                        + won.binding().key() + " " + won.priority())
                .toList();
    }

    /** For each other binding, sorted by binding. */
    public List<String> rejected() {
        return rejected.stream().sorted().toList();
    }

    private Optional<Contender> contender(BindingModel binding) {
        if (!fleet.isPermitted("ReleaseBinding", binding.namespace(), "Target", namespace(target))) {
            return reject(binding, "NotGranted");
        }
        Optional<JsonNode> release = fleet.release(binding.release());
        if (release.isEmpty()) {
            return reject(binding, "ReleaseNotFound");
        }
        String version = FleetModel.versionOf(release.get());
        if (!fleet.isPermitted("Release", binding.namespace(), "ComponentVersion", namespace(version))) {
            return reject(binding, "NotGranted");
        }
        if (fleet.version(version).isEmpty()) {
            return reject(binding, "ComponentVersionNotFound");
        }
        String own = Json.text(release.get(), "/spec/uniqueName");
        String name = own.isEmpty() ? Json.text(fleet.version(version).orElseThrow(), "/spec/componentRef/name") : own;
        return name.isEmpty()
                ? reject(binding, "NoUniqueName")
                : Optional.of(new Contender(
                        binding, name, release.get().at("/spec/priority").asInt(), release.get()));
    }

    private void compete(Contender contender, List<Contender> contenders) {
        Contender winner = contenders.stream()
                .filter(other -> other.uniqueName().equals(contender.uniqueName()))
                .min(Contender.ORDER)
                .orElseThrow();
        Optional<Contender> repelling = accepted.stream()
                .filter(other -> contender.repels(other) || other.repels(contender))
                .findFirst();
        if (!winner.equals(contender)) {
            reject(
                    contender.binding(),
                    (winner.priority() > contender.priority() ? "LowerPriority " : "TieBrokenByName ")
                            + winner.binding().key());
        } else if (!SelectorModel.isValid(contender.release().at("/spec/antiAffinity"))) {
            reject(contender.binding(), "InvalidAntiAffinity");
        } else if (repelling.isPresent()) {
            reject(
                    contender.binding(),
                    "AntiAffinity " + repelling.get().binding().key());
        } else {
            accepted.add(contender);
        }
    }

    private Optional<Contender> reject(BindingModel binding, String reason) {
        rejected.add(binding.key() + " " + binding.release() + " " + reason);
        return Optional.empty();
    }

    private static String namespace(String key) {
        return key.substring(0, key.indexOf('/'));
    }
}
