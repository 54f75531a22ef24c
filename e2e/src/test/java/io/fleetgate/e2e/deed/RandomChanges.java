package io.fleetgate.e2e.deed;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;

/** Change sets for a fleet that lives on: new objects, other versions of stored ones, deletions, holds put on and taken off. */
final class RandomChanges {
    private static final String HOLD = "example.test/hold";
    private static final int MOST_CHANGES = 4;

    private final Random random;
    private final RandomDocuments documents;

    RandomChanges(Random random, RandomDocuments documents) {
        this.random = random;
        this.documents = documents;
    }

    /** A fleet to begin with: most of what there may be. */
    ChangeSet beginning() {
        var set = new ChangeSet("the beginning", new LinkedHashMap<>(), new LinkedHashSet<>());
        documents.identities().stream()
                .filter(id -> random.nextInt(10) < 8)
                .forEach(id -> set.documents().put(id, documents.of(id)));
        return set;
    }

    ChangeSet of(String name, StoredFleet stored) {
        var set = new ChangeSet(name, new LinkedHashMap<>(), new LinkedHashSet<>());
        var all = stored.objects().keySet().stream()
                .filter(id -> documents.namespaces().contains(id.key().namespace()))
                .toList();
        for (int left = 1 + random.nextInt(MOST_CHANGES); left > 0; left--) {
            var id = all.isEmpty() || random.nextInt(3) == 0 ? pick(documents.identities()) : pick(all);
            if (!set.documents().containsKey(id) && !set.deletes().contains(id)) {
                change(set, id, stored);
            }
        }
        return set;
    }

    private void change(ChangeSet set, ObjectId id, StoredFleet stored) {
        var object = stored.objects().get(id);
        if (object != null && random.nextInt(3) == 0) {
            set.deletes().add(id);
        } else if (object == null || random.nextInt(3) > 0) {
            set.documents().put(id, isMadeByTheOperator(id.kind()) ? edited(object) : documents.of(id));
        } else {
            set.documents().put(id, edited(object));
        }
    }

    /** What somebody changes in an object that was read. */
    private ObjectNode edited(ObjectNode stored) {
        var document = stored.deepCopy();
        document.remove("status");
        var metadata = document.withObject("metadata");
        metadata.remove(List.of(
                "uid",
                "generation",
                "resourceVersion",
                "creationTimestamp",
                "managedFields",
                "deletionTimestamp",
                "deletionGracePeriodSeconds",
                "ownerReferences"));
        var finalizers = new ArrayList<String>();
        metadata.withArray("finalizers").forEach(finalizer -> finalizers.add(finalizer.asText()));
        switch (random.nextInt(3)) {
            case 0 -> {
                if (!finalizers.remove(HOLD) && !StoredFleet.isTerminating(stored)) {
                    finalizers.add(HOLD);
                }
            }
            case 1 -> metadata.withObject("labels").put("env", pick(List.of("x", "y", "z")));
            default -> metadata.remove("labels");
        }
        metadata.remove("finalizers");
        if (!finalizers.isEmpty() || stored.path("metadata").has("finalizers")) {
            var array = metadata.putArray("finalizers");
            finalizers.forEach(array::add);
        }
        return document;
    }

    private static boolean isMadeByTheOperator(Kind<?> kind) {
        return kind.name().startsWith("Render");
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
