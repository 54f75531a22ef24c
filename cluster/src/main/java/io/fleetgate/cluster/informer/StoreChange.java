package io.fleetgate.cluster.informer;

import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.Set;

/** One change of a {@link FleetStore}, after which it held another snapshot. */
public sealed interface StoreChange {

    /**
     * What is stored changed: one object by an event or a write, any number by a list.
     *
     * @param changes what differs between the two snapshots. A Delete is an object that is there no more; an Update is of
     *     two objects with different UIDs where one took the place of the other
     * @param unreadable the objects that cannot be read, or could not before: nobody can say what changed about them, so
     *     they are not among the changes, and whatever they may concern has to be decided anew
     */
    record Objects(Snapshot before, Snapshot after, ChangeSet changes, Set<ObjectId> unreadable)
            implements StoreChange {

        public Objects {
            unreadable = Set.copyOf(unreadable);
        }
    }

    /** A kind is now completely known, or what is known of it counts no longer; {@code after} says which. */
    record Knowledge(Snapshot before, Snapshot after, Kind<?> kind) implements StoreChange {}

    Snapshot before();

    Snapshot after();
}
