package io.fleetgate.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.ObjectId;
import io.fleetgate.reconcile.Step;
import io.fleetgate.store.Change;
import io.fleetgate.store.Snapshot;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What an API server makes of the operator's writes: only that, without time, versions or anybody else. */
final class SimulatedCluster {
    private final Map<String, ObjectNode> objects = new TreeMap<>();
    private Snapshot snapshot;

    SimulatedCluster(Collection<ObjectNode> stored) {
        stored.forEach(object -> objects.put(Json.id(object), object.deepCopy()));
        snapshot = Settlements.snapshot(objects.values());
    }

    Snapshot snapshot() {
        return snapshot;
    }

    Collection<ObjectNode> objects() {
        return objects.values();
    }

    /** Carries one write out; it is an error of the operator to ask for what an API server refuses. */
    Change write(Step step) {
        return switch (step) {
            case Step.Create(ObjectId id, ObjectNode document) -> create(id, document);
            case Step.Delete(FleetObject<?> object) -> delete(object);
            case Step.SetFinalizers(FleetObject<?> object, List<String> finalizers) -> finalize(object, finalizers);
            case Step.OfTag tag -> write(tag.whenDone());
            case Step.SetSpec(FleetObject<?> object, ObjectNode spec) -> {
                ObjectNode after = copy(object);
                after.set("spec", spec);
                yield update(object, after);
            }
            case Step.SetStatus(FleetObject<?> object, ObjectNode status, Set<String> removed) ->
                report(object, status, removed);
            case Step.Apply apply -> throw new IllegalArgumentException("is not of the fleet: " + apply.id());
        };
    }

    private Change create(ObjectId id, ObjectNode document) {
        ObjectNode created = document.deepCopy();
        created.remove("status");
        created.withObjectProperty("metadata").put("generation", 1);
        if (objects.containsKey(id.toString())) {
            throw new IllegalStateException("creates what is there: " + id);
        }
        return new Change.Create(put(created));
    }

    private Change delete(FleetObject<?> object) {
        if (object.isTerminating()) {
            throw new IllegalStateException("deletes what is being deleted: " + ObjectId.of(object));
        }
        ObjectNode after = copy(object);
        Json.terminate(after);
        return Json.isDeleted(after) ? remove(object) : update(object, after);
    }

    private Change finalize(FleetObject<?> object, List<String> finalizers) {
        if (object.isTerminating() && !object.metadata().finalizers().containsAll(finalizers)) {
            throw new IllegalStateException("adds a finalizer to what is being deleted: " + ObjectId.of(object));
        }
        ObjectNode after = copy(object);
        ObjectNode metadata = after.withObjectProperty("metadata");
        metadata.remove("finalizers");
        if (!finalizers.isEmpty()) {
            ArrayNode array = metadata.putArray("finalizers");
            finalizers.forEach(array::add);
        }
        return Json.isDeleted(after) ? remove(object) : update(object, after);
    }

    private Change report(FleetObject<?> object, ObjectNode status, Set<String> removed) {
        ObjectNode after = copy(object);
        ObjectNode merged = after.withObjectProperty("status");
        merged.remove(removed);
        Map<JsonNode, JsonNode> conditions = new LinkedHashMap<>();
        merged.path("conditions").forEach(condition -> conditions.put(condition.path("type"), condition));
        status.properties().forEach(field -> merged.set(field.getKey(), field.getValue()));
        status.path("conditions").forEach(condition -> conditions.put(condition.path("type"), condition));
        merged.putArray("conditions").addAll(conditions.values());
        return update(object, after);
    }

    private Change update(FleetObject<?> before, ObjectNode after) {
        return new Change.Update(before, put(after));
    }

    private Change remove(FleetObject<?> object) {
        objects.remove(ObjectId.of(object).toString());
        snapshot = snapshot.without(object.kind(), object.key());
        return new Change.Delete(object);
    }

    private FleetObject<?> put(ObjectNode document) {
        FleetObject<?> object = Settlements.CATALOG.read(document);
        objects.put(Json.id(document), document);
        snapshot = snapshot.with(object);
        return object;
    }

    private ObjectNode copy(FleetObject<?> object) {
        ObjectNode stored = objects.get(ObjectId.of(object).toString());
        if (stored == null) {
            throw new IllegalStateException("writes what is not there: " + ObjectId.of(object));
        }
        return stored.deepCopy();
    }
}
