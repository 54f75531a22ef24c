package io.fleetgate.cluster.informer;

import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectId;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Change;
import io.fleetgate.store.ChangeSet;
import io.fleetgate.store.Snapshot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of one object as it was known.
 *
 * @param before null where nothing was known under the key
 * @param after null where nothing is there any more
 */
record ObjectChange(
        Kind<?> kind,
        ObjectKey key,
        @Nullable StoredObject before,
        @Nullable StoredObject after) {

    /** Whether it makes an object unreadable that was not, or was not there. */
    boolean setsAside() {
        return !(before instanceof StoredObject.Unreadable) && after instanceof StoredObject.Unreadable;
    }

    /** Whether an object that could not be read can be, or is gone. */
    boolean endsSettingAside() {
        return before instanceof StoredObject.Unreadable && !(after instanceof StoredObject.Unreadable);
    }

    static Snapshot applyAll(List<ObjectChange> changes, Snapshot snapshot) {
        Snapshot changed = snapshot;
        for (ObjectChange change : changes) {
            changed = change.after == null ? changed.without(change.kind, change.key) : change.after.putInto(changed);
        }
        return changed;
    }

    /** What there is to tell of changes that led from one snapshot to the other. */
    static StoreChange told(List<ObjectChange> objects, Snapshot before, Snapshot after) {
        List<Change> changes = new ArrayList<>(objects.size());
        Set<ObjectId> unreadable = new HashSet<>();
        for (ObjectChange object : objects) {
            if (object.before instanceof StoredObject.Unreadable || object.after instanceof StoredObject.Unreadable) {
                unreadable.add(new ObjectId(object.kind, object.key));
            } else if (object.after instanceof StoredObject.Known is) {
                changes.add(
                        object.before instanceof StoredObject.Known was
                                ? new Change.Update(was.object(), is.object())
                                : new Change.Create(is.object()));
            } else if (object.before instanceof StoredObject.Known was) {
                changes.add(new Change.Delete(was.object()));
            }
        }
        return new StoreChange.Objects(before, after, new ChangeSet(changes), unreadable);
    }
}
