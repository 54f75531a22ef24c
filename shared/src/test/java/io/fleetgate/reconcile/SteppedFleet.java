package io.fleetgate.reconcile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.fixture.Fleet;
import io.fleetgate.fixture.SettlingFleet;
import io.fleetgate.fixture.Yaml;
import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.KindCatalog;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.rollout.RolloutPolicy;
import io.fleetgate.rollout.SettledFleet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import io.fleetgate.store.UnreadableObject;
import java.util.List;
import java.util.function.UnaryOperator;

/** A settled fleet that something happened to since, and the writes that it needs now; immutable. */
record SteppedFleet(Snapshot snapshot) {
    private static final KindCatalog CATALOG = new KindCatalog(SolarKinds.ALL);
    private static final String PREFIX = SolarKinds.GROUP + "/";

    static SteppedFleet of(SettlingFleet settled) {
        return new SteppedFleet(settled.snapshot());
    }

    /** With objects stored as they are given. */
    SteppedFleet with(String yaml) {
        Snapshot changed = snapshot;
        for (FleetObject<?> object : Fleet.objects(yaml)) {
            changed = changed.with(object);
        }
        return new SteppedFleet(changed);
    }

    /** With an object, such as {@code Profile fleet/base}, as another fleet has it. */
    SteppedFleet withThatOf(SteppedFleet other, String object) {
        return new SteppedFleet(snapshot.with(other.find(object)));
    }

    SteppedFleet without(String object) {
        return new SteppedFleet(snapshot.without(kind(object), key(object)));
    }

    SteppedFleet without(Kind<?> kind) {
        Snapshot changed = snapshot;
        for (FleetObject<?> object : snapshot.list(kind)) {
            changed = changed.without(kind, object.key());
        }
        return new SteppedFleet(changed);
    }

    /** With a kind of which nobody knows what there is. */
    SteppedFleet unknown(Kind<?> kind) {
        return new SteppedFleet(snapshot.with(kind, Completeness.NOT_SYNCED));
    }

    /** With an object that is there, and that nobody can read. */
    SteppedFleet unreadable(String object) {
        ObjectNode document = snapshot.find(kind(object), key(object))
                .map(stored -> stored.document().deepCopy())
                .orElseGet(() -> empty(object));
        document.put("spec", "none");
        return new SteppedFleet(snapshot.withUnreadable(
                new UnreadableObject(FleetObject.read(kind(object), document), "spec is a text")));
    }

    SteppedFleet deleted(String object) {
        return new SteppedFleet(snapshot.with(find(object).terminating()));
    }

    SteppedFleet deleted(Kind<?> kind) {
        Snapshot changed = snapshot;
        for (FleetObject<?> object : snapshot.list(kind)) {
            changed = changed.with(object.terminating());
        }
        return new SteppedFleet(changed);
    }

    /** With an object that has these finalizers, ours without their prefix, and no others. */
    SteppedFleet finalizers(String object, String... finalizers) {
        return changed(object, document -> {
            var array = document.withObject("metadata").putArray("finalizers");
            List.of(finalizers).forEach(each -> array.add(each.contains("/") ? each : PREFIX + each));
            return document;
        });
    }

    SteppedFleet spec(String object, String field, String name) {
        return changed(object, document -> {
            document.withObject("spec").withObject(field).put("name", name);
            return document;
        });
    }

    /** With what the next writes of certain items create. */
    SteppedFleet created(String item) {
        Snapshot changed = snapshot;
        for (Step step : steps(item)) {
            if (step instanceof Step.Create(ObjectId _, ObjectNode document)) {
                changed = changed.with(CATALOG.read(document));
            }
        }
        return new SteppedFleet(changed);
    }

    /** The next writes of an item, one line each: what is written and of which kind; finalizers and fields by name. */
    List<String> writes(String item) {
        return steps(item).stream().map(SteppedFleet::line).toList();
    }

    List<? extends FleetObject<?>> all(Kind<?> kind) {
        return List.copyOf(snapshot.list(kind));
    }

    FleetObject<?> first(Kind<?> kind) {
        return snapshot.list(kind).iterator().next();
    }

    private List<Step> steps(String item) {
        return new Reconciliation(new SettledFleet(snapshot, RolloutPolicy.DEFAULT))
                .next(new ObjectId(kind(item), key(item)));
    }

    private static String line(Step step) {
        String kind = step.id().kind().name();
        return switch (step) {
            case Step.Create _ -> "create " + kind;
            case Step.Delete _ -> "delete " + kind;
            case Step.SetFinalizers(var _, var finalizers) ->
                kind + " finalizers: " + String.join(", ", finalizers).replace(PREFIX, "");
            case Step.DeleteTag tag -> "delete tag " + tag.object().spec().tag();
            case Step.KeepTag tag -> "keep tag " + tag.object().spec().tag();
            case Step.SetSpec _ -> kind + " spec";
            case Step.Apply _ -> "apply " + kind;
            case Step.SetStatus(var _, var status, var _) ->
                kind + " status: " + String.join(", ", (Iterable<String>) status::fieldNames);
        };
    }

    private SteppedFleet changed(String object, UnaryOperator<ObjectNode> change) {
        return new SteppedFleet(
                snapshot.with(CATALOG.read(change.apply(find(object).document().deepCopy()))));
    }

    private FleetObject<?> find(String object) {
        return snapshot.find(kind(object), key(object)).orElseThrow();
    }

    private static ObjectNode empty(String object) {
        return Fleet.object(Yaml.object(kind(object).name(), key(object).toString(), "", ""))
                .document()
                .deepCopy();
    }

    private static Kind<?> kind(String object) {
        return CATALOG.find(object.substring(0, object.indexOf(' '))).orElseThrow();
    }

    private static ObjectKey key(String object) {
        return Fleet.key(object.substring(object.indexOf(' ') + 1));
    }
}
