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
 * @param now the fleet with these changes, and perhaps with later ones
 */
record Batch(List<StoreChange> changes, boolean isOwed, Snapshot now) {
    Batch {
        changes = List.copyOf(changes);
    }

    /**
     * Whether everything has to be looked at. Nobody can say what a change of something unreadable concerns, nor what could not be
     * decided while less was known.
     */
    boolean isForAll() {
        return isOwed || changes.stream().anyMatch(Batch::isOfKnowledge);
    }

    /**
     * The items that the changes concern, some after the others.
     *
     * @throws io.fleetgate.store.UndecidableException where that cannot be said
     */
    Stream<Set<ObjectId>> affected() {
        return Runs.of(changes).stream().map(Batch::affected);
    }

    /** Every item of the fleet as it is now; empty where it is not known what there is. */
    Optional<Set<ObjectId>> all() {
        return isKnown(now) ? Optional.of(WorkItems.all(now)) : Optional.empty();
    }

    private static boolean isOfKnowledge(StoreChange change) {
        return switch (change) {
            case StoreChange.Knowledge _ -> true;
            case StoreChange.Objects told -> !told.unreadable().isEmpty();
        };
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
        return SolarKinds.ALL.stream().allMatch(kind -> snapshot.completeness(kind) instanceof Completeness.Complete);
    }
}
