package io.fleetgate.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.rollout.RolloutPolicy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A fleet with a past: documents, then for a while by turns what the operator makes of them, what the renderer reports, and
 * what people do to it. So the objects that the operator writes are there in every state, right and wrong.
 */
final class RandomHistory {
    private static final String FOREIGN = "example.test/hold";

    private final RandomSource random;
    private final RandomDocuments documents;
    private final List<String> namespaces;
    private final RolloutPolicy policy;

    RandomHistory(RandomSource random, RolloutPolicy policy) {
        this(random, policy, RandomDocuments.NAMESPACES);
    }

    /** A fleet of these namespaces, which refer to each other and to no other. */
    RandomHistory(RandomSource random, RolloutPolicy policy, List<String> namespaces) {
        this.random = random;
        this.documents = new RandomDocuments(random, namespaces);
        this.namespaces = namespaces;
        this.policy = policy;
    }

    /** Stored objects, each identity once. */
    List<ObjectNode> fleet() {
        List<ObjectNode> objects = documents.most();
        objects.forEach(this::store);
        objects.removeIf(Json::isDeleted);
        for (int age = random.below(7); age > 0; age--) {
            objects = lived(SettledModel.of(objects, policy).values());
            objects.removeIf(Json::isDeleted);
        }
        return objects;
    }

    private List<ObjectNode> lived(Collection<ObjectNode> settled) {
        List<ObjectNode> objects = new ArrayList<>();
        for (ObjectNode object : settled) {
            ObjectNode copy = object.deepCopy();
            if (Json.kind(copy).equals("RenderTask")) {
                render(copy);
            }
            if (!random.oneIn(60)) {
                objects.add(random.oneIn(18) ? touched(copy) : copy);
            }
        }
        RandomCharts charts = new RandomCharts(random, namespaces);
        if (random.oneIn(4)) {
            charts.addTo(objects);
        }
        if (random.oneIn(4)) {
            charts.deleteOne(objects);
        }
        return objects;
    }

    private void store(ObjectNode object) {
        ObjectNode metadata = object.withObjectProperty("metadata");
        if (random.oneIn(2)) {
            metadata.put("uid", random.pick("u1", "u1", "u2"));
        }
        if (random.inTen(7)) {
            metadata.put("generation", 1 + random.below(2));
        }
        if (random.oneIn(15)) {
            touch(object);
        }
    }

    private ObjectNode touched(ObjectNode object) {
        touch(object);
        return object;
    }

    /** Something that a person or another controller does. */
    private void touch(ObjectNode object) {
        ObjectNode metadata = object.withObjectProperty("metadata");
        switch (random.below(7)) {
            case 0 -> terminate(object);
            case 1 -> metadata.withArrayProperty("finalizers").add(random.pick(FOREIGN, Json.GROUP + "/hold"));
            case 2 -> {
                metadata.withArrayProperty("finalizers").add(FOREIGN);
                terminate(object);
            }
            case 3 -> metadata.remove("finalizers");
            case 4 -> object.remove("status");
            default -> rewrite(object);
        }
    }

    private static void terminate(ObjectNode object) {
        object.withObjectProperty("metadata").put("deletionTimestamp", "2026-01-01T00:00:00Z");
    }

    private void rewrite(ObjectNode object) {
        if (Json.kind(object).equals("RenderTask")) {
            object.withObjectProperty("spec").put(random.pick("tag", "baseURL", "ownerName"), "changed");
        }
        documents.again(Json.kind(object), Json.key(object)).ifPresent(document -> {
            object.set("spec", document.path("spec"));
            ObjectNode metadata = object.withObjectProperty("metadata");
            if (Json.generation(object) > 0) {
                metadata.put("generation", Json.generation(object) + 1);
            }
            metadata.remove("labels");
            if (document.path("metadata").has("labels")) {
                metadata.set("labels", document.path("metadata").path("labels"));
            }
        });
    }

    private void render(ObjectNode task) {
        if (Json.isTerminating(task) || TaskModel.state(task) != TaskModel.State.UNFINISHED) {
            return;
        }
        switch (random.below(12)) {
            case 0 -> condition(task, "JobFailed");
            case 1 -> condition(task, "JobScheduled");
            case 2 -> condition(task, "JobSucceeded");
            case 3 -> {
                succeed(task);
                condition(task, "JobFailed");
            }
            case 4 -> {}
            default -> succeed(task);
        }
    }

    private static void succeed(ObjectNode task) {
        condition(task, "JobSucceeded");
        task.withObjectProperty("status").put("chartURL", ModelNames.chartUrl(task.path("spec")));
    }

    private static void condition(ObjectNode task, String type) {
        Conditions.set(task, type, true, type);
    }
}
