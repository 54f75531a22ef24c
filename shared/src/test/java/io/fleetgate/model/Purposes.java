package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What each finalizer of the operator is there for, and so which of them an object has in the settled fleet. */
final class Purposes {
    private final FleetModel fleet;

    Purposes(FleetModel fleet) {
        this.fleet = fleet;
    }

    /** The finalizers that have a purpose, without the group, in the order in which they are added. */
    List<String> of(JsonNode object) {
        return Json.ours(Json.kind(object)).stream()
                .filter(finalizer -> hasPurpose(finalizer, object))
                .toList();
    }

    private boolean hasPurpose(String finalizer, JsonNode object) {
        return switch (finalizer) {
            case "profile-finalizer" -> isCleaningUp(object);
            case "release-ref" -> isReleaseReferredTo(Json.key(object));
            case "release-finalizer" ->
                !Json.isTerminating(object) || (isReleaseReferredTo(Json.key(object)) && lacks("release-ref", object));
            case "componentversion-ref" -> isVersionReferredTo(Json.key(object));
            case "componentversion-finalizer" ->
                !Json.isTerminating(object)
                        || (isVersionReferredTo(Json.key(object)) && lacks("componentversion-ref", object));
            case "component-ref" -> isComponentReferredTo(object);
            case "registry-ref" -> isRegistryReferredTo(object);
            default -> !Json.isTerminating(object);
        };
    }

    /** What is being deleted takes no new finalizer, and is held by another one then. */
    private static boolean lacks(String finalizer, JsonNode object) {
        return !Json.finalizers(object).contains(Json.GROUP + "/" + finalizer);
    }

    /** A Profile has cleaning up to do for as long as it lives, and until the last of its bindings is gone. */
    private boolean isCleaningUp(JsonNode profile) {
        return !Json.isTerminating(profile)
                || fleet.bindings().stream().anyMatch(binding -> FleetModel.owns(profile, binding.document()));
    }

    private boolean isReleaseReferredTo(String release) {
        return fleet.bindings().stream().anyMatch(binding -> binding.release().equals(release))
                || fleet.all("Profile")
                        .anyMatch(profile -> FleetModel.releaseOf(profile).equals(release) && isCleaningUp(profile));
    }

    private boolean isVersionReferredTo(String version) {
        return fleet.all("Release")
                .filter(release -> FleetModel.versionOf(release).equals(version))
                .filter(release -> fleet.isPermitted(
                        "Release", Json.namespace(release), "ComponentVersion", Json.namespaceOf(version)))
                .anyMatch(fleet::isPresent);
    }

    private boolean isComponentReferredTo(JsonNode component) {
        return fleet.all("ComponentVersion")
                .filter(version -> Json.namespace(version).equals(Json.namespace(component)))
                .filter(version -> Json.text(version, "/spec/componentRef/name").equals(Json.name(component)))
                .anyMatch(fleet::isPresent);
    }

    private boolean isRegistryReferredTo(JsonNode registry) {
        return fleet.all("Target")
                        .filter(target -> FleetModel.registryOf(target).equals(Json.key(registry)))
                        .filter(target -> fleet.isPermitted(
                                "Target", Json.namespace(target), "Registry", Json.namespace(registry)))
                        .anyMatch(fleet::isPresent)
                || fleet.all("RegistryBinding")
                        .filter(binding -> Json.namespace(binding).equals(Json.namespace(registry)))
                        .filter(binding ->
                                Json.text(binding, "/spec/registryRef/name").equals(Json.name(registry)))
                        .anyMatch(fleet::isPresent);
    }
}
