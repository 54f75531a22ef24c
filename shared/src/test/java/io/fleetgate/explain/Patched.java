package io.fleetgate.explain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Snapshot;
import java.util.function.Consumer;

/** Does to a fleet what a person would do who follows a step, from the step's document alone. */
final class Patched {
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);

    private Patched() {}

    static Snapshot with(Snapshot fleet, Remedy remedy) {
        Snapshot patched = fleet;
        for (Step step : remedy.steps()) {
            patched = switch (step.verb()) {
                case PATCH -> edited(patched, step.kind(), step.key(), object -> merge(object, step.document()));
                case CREATE -> created(patched, step);
                case DELETE -> deleted(patched, step);
            };
        }
        return patched;
    }

    static Snapshot edited(Snapshot fleet, Kind<?> kind, ObjectKey key, Consumer<ObjectNode> edit) {
        ObjectNode object = fleet.find(kind, key).orElseThrow().document().deepCopy();
        edit.accept(object);
        return fleet.with(CATALOG.read(object));
    }

    private static Snapshot created(Snapshot fleet, Step step) {
        FleetObject<?> object = CATALOG.read(step.document().deepCopy());
        if (fleet.find(object.kind(), object.key()).isPresent()) {
            throw new AssertionError(object.key() + " exists");
        }
        return fleet.with(object);
    }

    private static Snapshot deleted(Snapshot fleet, Step step) {
        if (fleet.find(step.kind(), step.key()).isEmpty()) {
            throw new AssertionError(step.key() + " does not exist");
        }
        return fleet.without(step.kind(), step.key());
    }

    private static void merge(ObjectNode object, ObjectNode patch) {
        patch.propertyStream().forEach(field -> {
            if (field.getValue().isObject()) {
                ObjectNode inner = object.path(field.getKey()).isObject()
                        ? (ObjectNode) object.get(field.getKey())
                        : object.putObject(field.getKey());
                merge(inner, (ObjectNode) field.getValue());
            } else if (field.getValue().isNull()) {
                object.remove(field.getKey());
            } else {
                object.set(field.getKey(), field.getValue());
            }
        });
    }
}
