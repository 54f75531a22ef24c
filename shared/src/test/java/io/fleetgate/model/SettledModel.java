package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A whole fleet as the operator leaves it when it is left alone, every object in full but for the messages of conditions.
 * What the renderer reports is taken as it is stored.
 */
final class SettledModel {
    private final List<JsonNode> stored;
    private final FleetModel fleet;
    private final RolloutPolicy policy;
    private final Draft draft;
    private final Map<String, TargetModel> resolutions = new TreeMap<>();

    private SettledModel(Collection<? extends JsonNode> objects, RolloutPolicy policy) {
        this.stored = List.copyOf(objects);
        this.fleet = new FleetModel(objects);
        this.policy = policy;
        this.draft = new Draft(objects);
        fleet.all("Target")
                .map(Json::key)
                .forEach(target -> resolutions.put(target, new TargetModel(fleet, target, policy.fallback())));
    }

    /** The settled objects by {@code Kind namespace/name}. */
    static Map<String, ObjectNode> of(Collection<? extends JsonNode> objects, RolloutPolicy policy) {
        SettledModel model = new SettledModel(objects, policy);
        model.settleBindings();
        model.settleTargets();
        StatusModel status = new StatusModel(model.fleet, model.resolutions);
        model.draft.objects().values().forEach(status::report);
        model.settleFinalizers();
        model.reportHeld();
        return model.draft.objects();
    }

    private void settleBindings() {
        draft.all("ReleaseBinding").forEach(draft::remove);
        for (BindingModel binding : fleet.bindings()) {
            ObjectNode document = binding.document().deepCopy();
            if (binding.isTerminating()) {
                Json.terminate(document);
            }
            draft.put(document);
        }
    }

    private void settleTargets() {
        ChartModel charts = new ChartModel(draft, fleet);
        for (ObjectNode target : draft.all("Target").toList()) {
            String key = Json.key(target);
            TaskModel tasks = new TaskModel(draft, stored, key);
            if (Json.isTerminating(target)) {
                tasks.deleteAll();
                charts.deleteBindingsBut(key, List.of());
            } else {
                new TargetPass(fleet, target, policy, resolutions.get(key), tasks, charts).run();
            }
        }
        charts.settle();
    }

    /** Whatever is still being deleted when all is settled waits for somebody: for what needs it, or for a foreign finalizer. */
    private void reportHeld() {
        for (ObjectNode object : draft.objects().values()) {
            if (Json.isTerminating(object)) {
                Conditions.set(
                        object, "DeletionBlocked", true, isNeeded(object) ? "HeldByReference" : "HeldByFinalizer");
            }
        }
    }

    /** No purpose outlasts a deletion but that of serving others. */
    private boolean isNeeded(ObjectNode object) {
        return Json.kind(object).equals("RenderArtifact")
                ? draft.all("RenderBinding").anyMatch(binding -> ChartModel.isBoundTo(binding, object))
                : !fleet.purposes(object).isEmpty();
    }

    private void settleFinalizers() {
        for (ObjectNode object : List.copyOf(draft.objects().values())) {
            if (!Json.kind(object).equals("RenderArtifact")) {
                List<String> purposes = fleet.purposes(object);
                Finalizers.set(object, purposes);
                if (Json.isGone(object) && purposes.isEmpty()) {
                    draft.remove(object);
                }
            }
        }
    }
}
