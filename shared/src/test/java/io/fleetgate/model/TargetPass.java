package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the operator makes of one live target, step by step; the first step that ends the pass leaves everything later as it
 * was. The steps have the numbers of the published decision order.
 */
final class TargetPass {
    private final FleetModel fleet;
    private final ObjectNode target;
    private final String key;
    private final RolloutPolicy policy;
    private final TargetModel resolution;
    private final RegistryModel registries;
    private final TaskModel tasks;
    private final ChartModel charts;

    TargetPass(
            FleetModel fleet,
            ObjectNode target,
            RolloutPolicy policy,
            TargetModel resolution,
            TaskModel tasks,
            ChartModel charts) {
        this.fleet = fleet;
        this.target = target;
        this.key = Json.key(target);
        this.policy = policy;
        this.resolution = resolution;
        this.registries = new RegistryModel(fleet, target);
        this.tasks = tasks;
        this.charts = charts;
    }

    /** Steps t3 to t8. */
    void run() {
        String reason = registries.reason();
        Conditions.set(target, "RegistryResolved", reason.equals("Resolved"), reason);
        if (!reason.equals("Resolved")) {
            return;
        }
        Optional<Map<String, String>> secrets = registries.pullSecrets();
        if (secrets.isEmpty()) {
            Conditions.set(target, "ReleasesRendered", false, "RegistryBindingConflict");
            return;
        }
        RenderSpecs specs = new RenderSpecs(key, registries.registry());
        if (resolution.known().isEmpty()) {
            unbind(specs);
        } else {
            roll(specs, secrets.get());
        }
    }

    /** Step t10: what was published is taken back, with a version of its own. */
    private void unbind(RenderSpecs specs) {
        Conditions.set(target, "ReleasesRendered", false, "NoReleaseBindings");
        Conditions.set(target, "ReleasesResolved", false, "NoReleaseBindings");
        tasks.deleteReleaseTasksBut(new TreeSet<>());
        if (wasBootstrapped()) {
            bootstrap(specs, new TreeMap<>(), new TreeSet<>());
        } else {
            charts.deleteBindingsBut(key, List.of());
        }
    }

    /** Steps t11 and t12. */
    private void roll(RenderSpecs specs, Map<String, String> secrets) {
        boolean isContested = resolution.reasons().values().stream().anyMatch(TargetPass::isConflict);
        Conditions.set(target, "ReleasesResolved", true, isContested ? "Resolved" : "NoConflicts");
        boolean lacksSomething = resolution.reasons().entrySet().stream()
                .filter(loss -> resolution.known().contains(loss.getKey()))
                .anyMatch(loss -> !isConflict(loss.getValue()));
        if (resolution.winners().isEmpty() && !lacksSomething) {
            Conditions.set(target, "ReleasesRendered", false, "AllReleaseBindingsFiltered");
            tasks.deleteReleaseTasksBut(new TreeSet<>());
            return;
        }
        Map<String, ObjectNode> rendering = new TreeMap<>();
        List<String> unmatched = new ArrayList<>();
        for (Contender winner : resolution.winners()) {
            render(winner, specs, secrets, unmatched).ifPresent(task -> rendering.put(winner.uniqueName(), task));
        }
        Set<String> kept = new TreeSet<>();
        rendering.values().forEach(task -> kept.add(Json.name(task)));
        tasks.deleteReleaseTasksBut(kept);
        Set<String> wanted = new TreeSet<>();
        rendering.forEach((uniqueName, task) -> {
            if (!unmatched.contains(uniqueName) && TaskModel.state(task) == TaskModel.State.SUCCEEDED) {
                wanted.add(charts.want(key, task));
            }
        });
        String reason = reason(rendering, unmatched, lacksSomething);
        Conditions.set(target, "ReleasesRendered", reason.equals("AllRendered"), reason);
        if (reason.equals("AllRendered")) {
            Map<String, String> addresses = new TreeMap<>();
            rendering.forEach((uniqueName, task) -> addresses.put(uniqueName, Json.text(task, "/status/chartURL")));
            bootstrap(specs, addresses, wanted);
        }
    }

    /** The task of an accepted release; empty where it has none, or has to wait for its name. */
    private Optional<ObjectNode> render(
            Contender winner, RenderSpecs specs, Map<String, String> secrets, List<String> unmatched) {
        BindingModel binding = resolution.binding(winner);
        JsonNode release = fleet.present("Release", binding.release()).orElseThrow();
        JsonNode version =
                fleet.present("ComponentVersion", FleetModel.versionOf(release)).orElseThrow();
        if (binding.isTerminating() || Json.isTerminating(release) || Json.isTerminating(version)) {
            return tasks.newest(binding.release());
        }
        String name = ModelNames.releaseTask(binding.release(), key, RenderSpecs.generation(release));
        boolean isUnmatched = policy.unmatchedHosts() == RolloutPolicy.UnmatchedHosts.REFUSE
                && !secrets.keySet().containsAll(hosts(version));
        if (isUnmatched) {
            unmatched.add(winner.uniqueName());
            return tasks.newest(binding.release());
        }
        return tasks.ensure(name, specs.release(release, version, secrets));
    }

    private static Set<String> hosts(JsonNode version) {
        Set<String> hosts = new TreeSet<>();
        Json.at(version, "/spec/resources")
                .forEach(resource -> hosts.add(ModelNames.host(Json.text(resource, "/repository"))));
        return hosts;
    }

    private String reason(Map<String, ObjectNode> rendering, List<String> unmatched, boolean lacksSomething) {
        if (!unmatched.isEmpty()) {
            return "MissingRegistryBinding";
        }
        if (rendering.values().stream().anyMatch(task -> TaskModel.state(task) == TaskModel.State.FAILED)) {
            return "ReleaseFailed";
        }
        if (lacksSomething) {
            return "MissingDependencies";
        }
        return resolution.winners().stream()
                        .map(Contender::uniqueName)
                        .allMatch(uniqueName -> Optional.ofNullable(rendering.get(uniqueName))
                                .filter(task -> TaskModel.state(task) == TaskModel.State.SUCCEEDED)
                                .isPresent())
                ? "AllRendered"
                : "Pending";
    }

    /** Steps t16 and t17. A version is never used for two things. */
    private void bootstrap(RenderSpecs specs, Map<String, String> addresses, Set<String> wanted) {
        long version = Math.max(
                Json.at(target, "/status/bootstrapVersion").asLong(),
                tasks.bootstrapVersions().max().orElse(0));
        JsonNode userdata = Json.at(target, "/spec/userdata");
        Optional<ObjectNode> current = tasks.live(ModelNames.bootstrapTask(key, version));
        ObjectNode spec = specs.bootstrap(addresses, userdata, version);
        boolean isCurrent = current.filter(task -> Canonical.isSame(task.path("spec"), spec))
                .isPresent();
        if (!isCurrent) {
            version = tasks.freeVersion(wasBootstrapped() ? version + 1 : 0);
        }
        ObjectNode task = isCurrent
                ? current.get()
                : tasks.ensure(ModelNames.bootstrapTask(key, version), specs.bootstrap(addresses, userdata, version))
                        .orElseThrow();
        if (version == 0) {
            target.withObjectProperty("status").remove("bootstrapVersion");
        } else {
            target.withObjectProperty("status").put("bootstrapVersion", version);
        }
        finish(task, version, wanted);
    }

    private void finish(ObjectNode task, long version, Set<String> wanted) {
        switch (TaskModel.state(task)) {
            case FAILED -> Conditions.set(target, "BootstrapReady", false, "Failed");
            case UNFINISHED -> {}
            case SUCCEEDED -> {
                Conditions.set(target, "BootstrapReady", true, "Ready");
                wanted.add(charts.want(key, task));
                tasks.deleteBootstrapsBefore(version);
                charts.deleteBindingsBut(key, wanted);
            }
        }
    }

    private boolean wasBootstrapped() {
        return Json.at(target, "/status/bootstrapVersion").asLong() > 0
                || tasks.bootstrapVersions().findAny().isPresent()
                || Conditions.find(target, "BootstrapReady").isPresent();
    }

    private static boolean isConflict(String reason) {
        return reason.startsWith("LowerPriority")
                || reason.startsWith("TieBrokenByName")
                || reason.startsWith("AntiAffinity")
                || reason.equals("InvalidAntiAffinity");
    }
}
