package io.fleetgate.operator.reconcile;

import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.object.ObjectId;
import io.fleetgate.store.Change;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Changes of a store in runs, in order: in a run no object changes twice, so that the run can be taken for one change. */
final class Runs {
    private final List<List<StoreChange>> runs = new ArrayList<>();
    private final Set<ObjectId> changed = new HashSet<>();
    private List<StoreChange> current = new ArrayList<>();

    private Runs() {}

    /** At least one run for at least one change. */
    static List<List<StoreChange>> of(List<StoreChange> changes) {
        Runs runs = new Runs();
        changes.forEach(runs::add);
        runs.end();
        return runs.runs;
    }

    private void add(StoreChange change) {
        List<ObjectId> objects = objects(change);
        if (objects.stream().anyMatch(changed::contains)) {
            end();
        }
        changed.addAll(objects);
        current.add(change);
    }

    private void end() {
        if (!current.isEmpty()) {
            runs.add(List.copyOf(current));
            current = new ArrayList<>();
            changed.clear();
        }
    }

    private static List<ObjectId> objects(StoreChange change) {
        return change instanceof StoreChange.Objects told
                ? told.changes().changes().stream()
                        .map(Change::after)
                        .map(ObjectId::of)
                        .toList()
                : List.of();
    }
}
