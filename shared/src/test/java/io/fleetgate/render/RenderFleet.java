package io.fleetgate.render;

import static io.fleetgate.fixture.Fleet.key;
import static io.fleetgate.fixture.Yaml.object;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.RenderArtifactSpec;
import io.fleetgate.api.solar.RenderBindingSpec;
import io.fleetgate.api.solar.RenderTaskSpec;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.condition.ConditionState;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.render.artifact.RenderIndexes;
import io.fleetgate.render.name.ChartAddress;
import io.fleetgate.render.task.TaskState;
import io.fleetgate.resolver.Fallback;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.RolloutPolicy.UnmatchedHosts;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Plays operator and renderers for one target, {@code ns/edge} unless said otherwise: passes are taken and written, jobs end
 * as a test says. Every step changes the fleet.
 */
final class RenderFleet {
    static final String TARGET = object("Target", "ns/edge", "", "renderRegistryRef: {name: deploy}");
    static final String REGISTRY = object(
            "Registry",
            "ns/deploy",
            "",
            "hostname: deploy.example.com, solarSecretRef: {name: push}, targetPullSecretName: pull");
    static final String VERSION = version("ns/cv", "kyverno");

    private final ObjectKey target;
    private Snapshot snapshot;
    private RolloutPolicy policy = RolloutPolicy.DEFAULT;

    RenderFleet(String... yaml) {
        this(key("ns/edge"), String.join("", yaml));
    }

    RenderFleet(ObjectKey target, String yaml) {
        this.target = target;
        this.snapshot = Fleet.of(yaml);
    }

    /** A target with its registry and a component version {@code ns/cv} of one chart. */
    static RenderFleet ready(String... yaml) {
        return new RenderFleet(TARGET, REGISTRY, VERSION, String.join("", yaml));
    }

    static String version(String versionKey, String component) {
        return object(
                "ComponentVersion",
                versionKey,
                "",
                "componentRef: {name: " + component + "}, entrypoint: {resourceName: chart, type: helm}, resources:"
                        + " {chart: {repository: reg.example.com/charts/" + component + ", tag: 1.0.0}}");
    }

    RenderFleet strict() {
        policy = new RolloutPolicy(Fallback.NONE, UnmatchedHosts.REFUSE);
        return this;
    }

    RenderFleet with(String yaml) {
        Fleet.objects(yaml).forEach(object -> snapshot = snapshot.with(object));
        return this;
    }

    RenderFleet with(FleetObject<?> object) {
        snapshot = snapshot.with(object);
        return this;
    }

    RenderFleet without(Kind<?> kind, String objectKey) {
        snapshot = snapshot.without(kind, key(objectKey));
        return this;
    }

    Snapshot snapshot() {
        return snapshot;
    }

    TargetRendering rendering() {
        return TargetRendering.of(
                new SettledFleet(snapshot, policy),
                snapshot.find(SolarKinds.TARGET, target).orElseThrow());
    }

    Rendered rendered() {
        return rendering().rendered().orElseThrow();
    }

    /** The conditions of a pass, as {@code type=status/reason}. */
    List<String> conditions() {
        return rendering().conditions().stream()
                .map(condition -> condition.type() + "=" + condition.status().wireName() + "/" + condition.reason())
                .toList();
    }

    String message(String type) {
        return rendering().conditions().stream()
                .filter(condition -> condition.type().equals(type))
                .map(ConditionState::message)
                .findFirst()
                .orElseThrow();
    }

    /** What becomes of the tasks, as {@code Kept name} and the like; stored tasks that are deleted included. */
    List<String> tasks() {
        Rendered rendered = rendered();
        return Stream.concat(
                        rendered.tasks().values().stream()
                                .map(task -> task.getClass().getSimpleName() + " "
                                        + task.key().name()),
                        snapshot.list(SolarKinds.RENDER_TASK).stream()
                                .filter(task -> !rendered.tasks().containsKey(task.key()))
                                .map(task -> "Deleted " + task.name()))
                .toList();
    }

    /** Takes a pass and writes what it says. */
    RenderFleet settle() {
        TargetRendering rendering = rendering();
        rendering.rendered().ifPresent(this::write);
        writeStatus(rendering);
        return this;
    }

    /** Ends the job of every task that has not ended; its chart is where the task says. */
    RenderFleet succeed() {
        for (FleetObject<RenderTaskSpec> task : List.copyOf(snapshot.list(SolarKinds.RENDER_TASK))) {
            if (TaskState.of(task) instanceof TaskState.Unfinished) {
                RenderTaskSpec spec = task.spec();
                end(
                        task,
                        "JobSucceeded",
                        ChartAddress.in(spec.baseURL(), spec.repository(), spec.tag())
                                .url());
            }
        }
        return this;
    }

    /** Ends the job of one task with a condition and a chart address of any kind. */
    RenderFleet end(String task, String condition, String chartUrl) {
        end(
                snapshot.find(SolarKinds.RENDER_TASK, new ObjectKey(target.namespace(), task))
                        .orElseThrow(),
                condition,
                chartUrl);
        return this;
    }

    /** Asks for the deletion of an object that something foreign holds. */
    RenderFleet terminate(Kind<?> kind, String objectKey) {
        FleetObject<?> stored = snapshot.find(kind, key(objectKey)).orElseThrow();
        ObjectNode document = stored.document().deepCopy();
        ObjectNode metadata = document.withObjectProperty("metadata");
        metadata.put("deletionTimestamp", "2026-01-01T00:00:00Z");
        metadata.putArray("finalizers").add("example.com/hold");
        snapshot = snapshot.with(FleetObject.read(kind, document));
        return this;
    }

    private void end(FleetObject<RenderTaskSpec> task, String condition, String chartUrl) {
        ObjectNode document = task.document().deepCopy();
        ObjectNode status = document.withObjectProperty("status").put("chartURL", chartUrl);
        status.withArrayProperty("conditions")
                .addObject()
                .put("type", condition)
                .put("status", "True")
                .put("reason", condition)
                .put("message", "the job ended");
        snapshot = snapshot.with(FleetObject.read(SolarKinds.RENDER_TASK, document));
    }

    private void write(Rendered rendered) {
        for (FleetObject<RenderTaskSpec> task : List.copyOf(snapshot.lookup(RenderIndexes.TASKS_BY_TARGET, target))) {
            snapshot = snapshot.without(SolarKinds.RENDER_TASK, task.key());
        }
        rendered.tasks().values().forEach(task -> write(SolarKinds.RENDER_TASK, DesiredDocuments.of(task)));
        for (FleetObject<RenderBindingSpec> binding :
                List.copyOf(snapshot.lookup(RenderIndexes.BINDINGS_BY_TARGET, target))) {
            snapshot = snapshot.without(SolarKinds.RENDER_BINDING, binding.key());
        }
        rendered.bindings().values().forEach(binding -> write(SolarKinds.RENDER_BINDING, DesiredDocuments.of(binding)));
        rendered.artifacts().forEach((artifact, wanted) -> {
            if (snapshot.find(SolarKinds.RENDER_ARTIFACT, artifact).isEmpty()) {
                write(SolarKinds.RENDER_ARTIFACT, wanted.document());
            }
        });
        removeUnboundArtifacts();
    }

    private void removeUnboundArtifacts() {
        List<ObjectKey> unbound = new ArrayList<>();
        for (FleetObject<RenderArtifactSpec> artifact : snapshot.list(SolarKinds.RENDER_ARTIFACT)) {
            if (snapshot.lookup(RenderIndexes.BINDINGS_BY_ARTIFACT, artifact.key())
                    .isEmpty()) {
                unbound.add(artifact.key());
            }
        }
        unbound.forEach(artifact -> snapshot = snapshot.without(SolarKinds.RENDER_ARTIFACT, artifact));
    }

    private void writeStatus(TargetRendering rendering) {
        ObjectNode document = snapshot.find(SolarKinds.TARGET, target)
                .orElseThrow()
                .document()
                .deepCopy();
        ObjectNode status = document.withObjectProperty("status");
        rendering.bootstrapVersion().ifPresent(version -> status.put("bootstrapVersion", version));
        ArrayNode conditions = status.withArrayProperty("conditions");
        for (ConditionState condition : rendering.conditions()) {
            for (int i = conditions.size() - 1; i >= 0; i--) {
                if (conditions.get(i).path("type").asText().equals(condition.type())) {
                    conditions.remove(i);
                }
            }
            conditions
                    .addObject()
                    .put("type", condition.type())
                    .put("status", condition.status().wireName())
                    .put("reason", condition.reason())
                    .put("message", condition.message());
        }
        write(SolarKinds.TARGET, document);
    }

    private void write(Kind<?> kind, ObjectNode document) {
        snapshot = snapshot.with(FleetObject.read(kind, document));
    }
}
