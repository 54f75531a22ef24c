package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** The RenderTasks of one target, in a draft. */
final class TaskModel {
    /** What became of a task. */
    enum State {
        SUCCEEDED,
        FAILED,
        UNFINISHED
    }

    private final Draft draft;
    private final List<JsonNode> stored;
    private final String target;

    /** @param stored the objects as they were before anything was settled */
    TaskModel(Draft draft, List<JsonNode> stored, String target) {
        this.draft = draft;
        this.stored = stored;
        this.target = target;
    }

    Optional<ObjectNode> live(String name) {
        return draft.find("RenderTask", key(name)).filter(task -> !Json.isTerminating(task));
    }

    /** The task as wanted: the stored one if it is, else a new one in its place; empty while the name is taken. */
    Optional<ObjectNode> ensure(String name, ObjectNode spec) {
        live(name).filter(task -> !Canonical.isSame(task.path("spec"), spec)).ifPresent(draft::delete);
        if (draft.find("RenderTask", key(name)).isEmpty()) {
            ObjectNode task = Documents.created("RenderTask", key(name));
            task.set("spec", spec);
            draft.put(task);
        }
        return live(name);
    }

    /** The one of the highest generation among the tasks of a release. */
    Optional<ObjectNode> newest(String release) {
        return releaseTasks().stream()
                .filter(task ->
                        Json.text(task, "/spec/repository").equals(ModelNames.releaseRepository(release, target)))
                .max((a, b) -> Long.compare(generation(a), generation(b)));
    }

    void deleteReleaseTasksBut(Set<String> names) {
        releaseTasks().stream().filter(task -> !names.contains(Json.name(task))).forEach(draft::delete);
    }

    void deleteBootstrapsBefore(long version) {
        owned().stream()
                .filter(task -> versionOf(task).filter(older -> older < version).isPresent())
                .forEach(draft::delete);
    }

    void deleteAll() {
        owned().forEach(draft::delete);
    }

    /** The versions of the bootstraps that were there before anything was settled, those being deleted included. */
    LongStream bootstrapVersions() {
        return stored.stream()
                .filter(object -> Json.kind(object).equals("RenderTask")
                        && Json.namespace(object).equals(Json.namespaceOf(target))
                        && isOwned(object, target))
                .flatMap(task -> versionOf(task).stream())
                .mapToLong(Long::longValue);
    }

    /** The first version from one on whose name is free. */
    long freeVersion(long first) {
        return LongStream.iterate(first, version -> version + 1)
                .filter(version -> stored.stream()
                        .noneMatch(object ->
                                Json.id(object).equals("RenderTask " + key(ModelNames.bootstrapTask(target, version)))))
                .findFirst()
                .orElseThrow();
    }

    static State state(JsonNode task) {
        if (isTrue(task, "JobSucceeded") && !Json.text(task, "/status/chartURL").isEmpty()) {
            return State.SUCCEEDED;
        }
        return isTrue(task, "JobFailed") ? State.FAILED : State.UNFINISHED;
    }

    private List<ObjectNode> releaseTasks() {
        return owned().stream().filter(task -> versionOf(task).isEmpty()).toList();
    }

    private List<ObjectNode> owned() {
        return draft.all("RenderTask")
                .filter(task ->
                        !Json.isTerminating(task) && Json.namespace(task).equals(Json.namespaceOf(target)))
                .filter(task -> isOwned(task, target))
                .toList();
    }

    /** Whether an object names the target as its owner. */
    static boolean isOwned(JsonNode object, String target) {
        return Json.text(object, "/spec/ownerKind").equals("Target")
                && (Json.text(object, "/spec/ownerNamespace") + "/" + Json.text(object, "/spec/ownerName"))
                        .equals(target);
    }

    private Optional<Long> versionOf(JsonNode task) {
        Matcher name = Pattern.compile("render-tgt-" + Pattern.quote(Json.nameOf(target)) + "-([0-9]+)")
                .matcher(Json.name(task));
        return name.matches() ? Optional.of(Long.valueOf(name.group(1))) : Optional.empty();
    }

    private static long generation(JsonNode task) {
        Matcher tag = Pattern.compile("v0\\.0\\.([0-9]+)-.*").matcher(Json.text(task, "/spec/tag"));
        return tag.matches() ? Long.parseLong(tag.group(1)) : 0;
    }

    private static boolean isTrue(JsonNode task, String type) {
        return Json.elements(Json.at(task, "/status/conditions")).stream()
                .anyMatch(condition -> Json.text(condition, "/type").equals(type)
                        && Json.text(condition, "/status").equals("True"));
    }

    private String key(String name) {
        return Json.namespaceOf(target) + "/" + name;
    }
}
