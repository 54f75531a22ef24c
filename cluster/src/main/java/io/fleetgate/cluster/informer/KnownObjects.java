package io.fleetgate.cluster.informer;

import io.fleetgate.cluster.watch.Keeper;
import io.fleetgate.cluster.watch.Listing;
import io.fleetgate.cluster.watch.ResourceVersion;
import io.fleetgate.object.Kind;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the objects of one kind, from two sources that overtake each other: what the API server tells by lists and
 * watches, complete and in order but late, and the answers to own writes, at once but in any order. Whatever is the later by
 * its resourceVersion stands; an answer that cannot be compared is left for the watch to tell.
 */
final class KnownObjects implements Keeper<StoredObject> {
    private final Kind<?> kind;
    private final LiveSnapshot snapshot;
    private final Map<ObjectKey, StoredObject> objects = new HashMap<>();
    private final Untold untold = new Untold();
    private ResourceVersion told = ResourceVersion.ZERO;

    KnownObjects(Kind<?> kind, LiveSnapshot snapshot) {
        this.kind = kind;
        this.snapshot = snapshot;
    }

    /** The answer to an own write has the object as it was stored. */
    synchronized void observe(StoredObject answer) {
        StoredObject known = objects.get(answer.key());
        boolean isNews = answer.version().isAfter(told)
                && (known == null || answer.version().isAfter(known.version()))
                && !untold.isGone(answer);
        if (isNews) {
            untold.write(answer);
            put(known, answer);
        }
    }

    /**
     * The answer to an own write says that the object is gone.
     *
     * @param last the object as it was written to; where it is not known any more, its end has been told
     */
    synchronized void observeGone(StoredObject last) {
        StoredObject known = objects.get(last.key());
        if (known != null && known.isSameAs(last)) {
            untold.bury(known);
            remove(known);
        }
    }

    @Override
    public synchronized void put(StoredObject event) {
        told = event.version();
        StoredObject known = objects.get(event.key());
        if (known != null && known.version().isAfter(event.version())) {
            return;
        }
        untold.toldOf(event.key());
        if (!untold.isGone(event) && (known == null || !known.isVersionOf(event))) {
            put(known, event);
        }
    }

    @Override
    public synchronized void delete(StoredObject last) {
        told = last.version();
        untold.toldGone(last);
        StoredObject known = objects.get(last.key());
        if (known != null && known.isSameAs(last) && !known.version().isAfter(last.version())) {
            remove(known);
        }
    }

    @Override
    public synchronized void pass(ResourceVersion version) {
        told = version;
    }

    @Override
    public synchronized void listStarts() {
        untold.listStarts();
    }

    @Override
    public synchronized StoredObject asKnown(StoredObject listed) {
        StoredObject known = objects.get(listed.key());
        return known != null && known.isVersionOf(listed) ? known : listed;
    }

    @Override
    public synchronized void replaceBy(Listing<StoredObject> list) {
        List<ObjectChange> changes = new ArrayList<>();
        for (StoredObject known : objects.values()) {
            if (!list.objects().containsKey(known.key()) && !isTooNewFor(list, known)) {
                changes.add(new ObjectChange(kind, known.key(), known, null));
            }
        }
        for (StoredObject listed : list.objects().values()) {
            StoredObject known = objects.get(listed.key());
            if (isNews(listed, known)) {
                changes.add(new ObjectChange(kind, listed.key(), known, listed));
            }
        }
        untold.toldBy(list);
        told = list.version();
        change(changes);
    }

    @Override
    public boolean settle(Completeness known) {
        return snapshot.settle(kind, known);
    }

    /** Up to which version the API server has told of the kind by lists and watches. */
    synchronized ResourceVersion told() {
        return told;
    }

    /** How many own writes, of those that are known by their answers, the API server has not told of yet. */
    synchronized int untold() {
        return untold.size();
    }

    private boolean isTooNewFor(Listing<StoredObject> list, StoredObject known) {
        return untold.isWrittenSinceListStarted(known.key()) && known.version().isAfter(list.version());
    }

    private boolean isNews(StoredObject listed, @Nullable StoredObject known) {
        if (untold.isGoneSinceListStarted(listed)) {
            return false;
        }
        return known == null
                || (untold.isWrittenSinceListStarted(known.key())
                        ? listed.version().isAfter(known.version())
                        : !known.isVersionOf(listed));
    }

    private void remove(StoredObject known) {
        change(List.of(new ObjectChange(kind, known.key(), known, null)));
    }

    private void put(@Nullable StoredObject known, StoredObject object) {
        change(List.of(new ObjectChange(kind, object.key(), known, object)));
    }

    private void change(List<ObjectChange> changes) {
        for (ObjectChange change : changes) {
            if (change.after() == null) {
                objects.remove(change.key());
            } else {
                objects.put(change.key(), change.after());
            }
        }
        snapshot.change(changes);
    }
}
