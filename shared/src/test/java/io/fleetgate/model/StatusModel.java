package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the operator reports about the objects that are no targets; of a terminating object nothing is said here. */
final class StatusModel {
    private final FleetModel fleet;
    private final Map<String, TargetModel> resolutions;

    /** @param resolutions of every target, by key */
    StatusModel(FleetModel fleet, Map<String, TargetModel> resolutions) {
        this.fleet = fleet;
        this.resolutions = resolutions;
    }

    void report(ObjectNode object) {
        if (Json.isTerminating(object)) {
            return;
        }
        switch (Json.kind(object)) {
            case "Release" -> reportRelease(object);
            case "ReleaseBinding" -> accept(object, bindingReason(object));
            case "RegistryBinding" -> accept(object, registryBindingReason(object));
            case "Profile" -> reportProfile(object);
            case "RenderTask" -> reportTask(object);
            default -> {}
        }
    }

    private static void accept(ObjectNode object, String reason) {
        Conditions.set(object, "Accepted", reason.equals("Accepted"), reason);
    }

    private void reportRelease(ObjectNode release) {
        String key = FleetModel.versionOf(release);
        Optional<JsonNode> version = fleet.present("ComponentVersion", key);
        String reason =
                !fleet.isPermitted("Release", Json.namespace(release), "ComponentVersion", Json.namespaceOf(key))
                        ? "NotGranted"
                        : version.isEmpty() ? "NotFound" : "Resolved";
        Conditions.set(release, "ComponentVersionResolved", reason.equals("Resolved"), reason);
        if (reason.equals("Resolved")) {
            String own = Json.text(release, "/spec/uniqueName");
            release.withObjectProperty("status")
                    .put(
                            "effectiveUniqueName",
                            own.isEmpty() ? Json.text(version.orElseThrow(), "/spec/componentRef/name") : own);
        }
    }

    private String bindingReason(ObjectNode binding) {
        String target = BindingModel.stored(binding, false).target();
        if (fleet.present("Target", target).isEmpty()) {
            boolean mayKnow =
                    fleet.isPermitted("ReleaseBinding", Json.namespace(binding), "Target", Json.namespaceOf(target));
            return mayKnow ? "TargetNotFound" : "NotGranted";
        }
        String loss = resolutions.get(target).reasons().get(Json.key(binding));
        return loss == null ? "Accepted" : loss.split(" ", 2)[0];
    }

    private String registryBindingReason(ObjectNode binding) {
        if (!RegistryModel.isPermitted(fleet, binding)) {
            return "NotGranted";
        }
        if (fleet.present("Target", RegistryModel.targetOf(binding)).isEmpty()) {
            return "TargetNotFound";
        }
        return fleet.present("Registry", RegistryModel.registryOf(binding)).isEmpty() ? "RegistryNotFound" : "Accepted";
    }

    private void reportProfile(ObjectNode profile) {
        accept(profile, profileReason(profile));
        if (SelectorModel.isValid(Json.at(profile, "/spec/targetSelector"))) {
            long matched = fleet.all("Target")
                    .filter(target -> fleet.selects(profile, target))
                    .count();
            ObjectNode status = profile.withObjectProperty("status");
            status.remove("matchedTargets");
            if (matched > 0) {
                status.put("matchedTargets", (int) matched);
            }
        }
    }

    private String profileReason(ObjectNode profile) {
        if (!SelectorModel.isValid(Json.at(profile, "/spec/targetSelector"))) {
            return "InvalidSelector";
        }
        if (Json.text(profile, "/spec/releaseRef/name").isEmpty()) {
            return "NoRelease";
        }
        return fleet.present("Release", FleetModel.releaseOf(profile)).isEmpty() ? "ReleaseNotFound" : "Accepted";
    }

    /** Nothing is said of a task about which the renderer has not said anything. */
    private static void reportTask(ObjectNode task) {
        if (!Json.at(task, "/status/conditions").isEmpty()) {
            task.withObjectProperty("status").put("phase", phase(task));
        }
    }

    /** The cell that the published table shows: the last of the ends, else how the job was scheduled. */
    private static String phase(ObjectNode task) {
        List<JsonNode> conditions = Json.elements(Json.at(task, "/status/conditions"));
        return conditions.stream()
                .filter(condition -> List.of("JobSucceeded", "JobFailed").contains(Json.text(condition, "/type"))
                        && Json.text(condition, "/status").equals("True"))
                .reduce((first, second) -> second)
                .or(() -> scheduled(conditions, "True"))
                .or(() -> scheduled(conditions, "False"))
                .map(condition -> Json.text(condition, "/reason"))
                .orElse("Unknown");
    }

    private static Optional<JsonNode> scheduled(List<JsonNode> conditions, String status) {
        return conditions.stream()
                .filter(condition -> Json.text(condition, "/type").equals("JobScheduled")
                        && Json.text(condition, "/status").equals(status))
                .findFirst();
    }
}
