package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The registries that matter to one target: the one it renders to, and those whose pull secrets it has. */
final class RegistryModel {
    private final FleetModel fleet;
    private final JsonNode target;

    RegistryModel(FleetModel fleet, JsonNode target) {
        this.fleet = fleet;
        this.target = target;
    }

    /** The reason of the condition {@code RegistryResolved}, which is true for {@code Resolved} alone. */
    String reason() {
        String key = FleetModel.registryOf(target);
        if (Json.nameOf(key).isEmpty()) {
            return "NotFound";
        }
        if (!fleet.isPermitted("Target", Json.namespace(target), "Registry", Json.namespaceOf(key))) {
            return "NotGranted";
        }
        Optional<JsonNode> registry = fleet.present("Registry", key);
        if (registry.isEmpty()) {
            return "NotFound";
        }
        return Json.text(registry.get(), "/spec/solarSecretRef/name").isEmpty() ? "MissingSolarSecretRef" : "Resolved";
    }

    JsonNode registry() {
        return fleet.present("Registry", FleetModel.registryOf(target)).orElseThrow();
    }

    /** The pull secret for every host; empty where bindings contradict each other or lead nowhere. */
    Optional<Map<String, String>> pullSecrets() {
        List<JsonNode> bindings = fleet.all("RegistryBinding")
                .filter(fleet::isPresent)
                .filter(binding -> targetOf(binding).equals(Json.key(target)))
                .filter(binding -> isPermitted(fleet, binding))
                .toList();
        Map<String, String> secrets = new TreeMap<>();
        for (JsonNode binding : bindings) {
            Optional<JsonNode> registry = fleet.present("Registry", registryOf(binding));
            if (registry.isEmpty()) {
                return Optional.empty();
            }
            String secret = Json.text(registry.get(), "/spec/targetPullSecretName");
            String other = secrets.put(ModelNames.host(Json.text(registry.get(), "/spec/hostname")), secret);
            if (other != null && !other.equals(secret)) {
                return Optional.empty();
            }
        }
        return Optional.of(secrets);
    }

    /** The target of a RegistryBinding. */
    static String targetOf(JsonNode binding) {
        return Json.reference(binding, "targetRef", "targetNamespace");
    }

    /** The Registry of a RegistryBinding. */
    static String registryOf(JsonNode binding) {
        return Json.namespace(binding) + "/" + Json.text(binding, "/spec/registryRef/name");
    }

    static boolean isPermitted(FleetModel fleet, JsonNode binding) {
        return fleet.isPermitted(
                "RegistryBinding", Json.namespace(binding), "Target", Json.namespaceOf(targetOf(binding)));
    }
}
