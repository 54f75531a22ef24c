package io.fleetgate.operator.reconcile;

import io.fleetgate.api.solar.SolarKinds;
import io.fleetgate.cluster.informer.StoreChange;
import io.fleetgate.object.ObjectId;
import io.fleetgate.reconcile.AffectedItems;
import io.fleetgate.reconcile.WorkItems;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Completeness;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Changes of the store, in order, that are dealt with together.
 *
 * @param isOwed whether everything has to be looked at anyway
 */
record Batch(List<StoreChange> changes, boolean isOwed) {
    Batch {
        changes = List.copyOf(changes);
    }

    /** Whether everything has to be looked at: nobody can say what a change of something unreadable concerns. */
    boolean isForAll() {
        return isOwed
                || changes.stream()
                        .anyMatch(change -> change instanceof StoreChange.Objects told
                                && !told.unreadable().isEmpty());
    }

    /**
     * The items that the changes concern, some after the others.
     *
     * @throws io.fleetgate.store.UndecidableException where that cannot be said
     */
    Stream<Set<ObjectId>> affected() {
        return Runs.of(changes).stream().map(Batch::affected);
    }

    /** Every item of the fleet as it is after the changes; empty where it is not known completely. */
    Optional<Set<ObjectId>> all() {
        Snapshot after = changes.getLast().after();
        return isKnown(after) ? Optional.of(WorkItems.all(after)) : Optional.empty();
    }

    /** Changes of different objects are one, from the first snapshot to the last. */
    private static Set<ObjectId> affected(List<StoreChange> run) {
        List<Change> changes = new ArrayList<>();
        for (StoreChange change : run) {
            if (change instanceof StoreChange.Objects told) {
                changes.addAll(told.changes().changes());
            }
        }
        return changes.isEmpty()
                ? Set.of()
                : AffectedItems.of(
                        run.getFirst().before(),
                        new ChangeSet(changes),
                        run.getLast().after());
    }

    private static boolean isKnown(Snapshot snapshot) {
        return SolarKinds.ALL.stream()
                .allMatch(kind -> snapshot.completeness(kind) instanceof Completeness.Complete
                        && snapshot.unreadable(kind).isEmpty());
    }
}
