package io.fleetgate.cluster.resource;

import io.fleetgate.cluster.watch.Keeper;
import io.fleetgate.cluster.watch.Listing;
import io.fleetgate.cluster.watch.ResourceVersion;
import io.fleetgate.cluster.watch.StoredTree;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.store.Completeness;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The objects of one collection as the API server has them, whoever watches them. Guarded by the stores they go into. */
final class CollectionObjects implements Keeper<WatchedObject> {
    private final WatchedStores stores;
    private final Map<ObjectKey, WatchedObject> objects = new HashMap<>();
    private final Set<ObjectKey> cut = new LinkedHashSet<>();
    private final Knowledge knowledge;

    CollectionObjects(WatchedStores stores) {
        this.stores = stores;
        this.knowledge = new Knowledge(stores);
    }

    @Override
    public void listStarts() {
        // Nothing is known but by lists and watches, which do not overtake each other.
    }

    @Override
    public WatchedObject asKnown(WatchedObject listed) {
        synchronized (stores) {
            WatchedObject kept = objects.get(listed.key());
            return kept != null && kept.isVersionOf(listed) ? kept : listed;
        }
    }

    @Override
    public void replaceBy(Listing<WatchedObject> list) {
        synchronized (stores) {
            List<ObjectKey> gone = objects.keySet().stream()
                    .filter(key -> !list.objects().containsKey(key))
                    .toList();
            List<WatchedObject> news = list.objects().values().stream()
                    .filter(listed -> !isKnown(listed))
                    .toList();
            change(gone, news);
        }
    }

    @Override
    public void put(WatchedObject object) {
        synchronized (stores) {
            change(List.of(), List.of(object));
        }
    }

    @Override
    public void delete(WatchedObject last) {
        synchronized (stores) {
            change(List.of(last.key()), List.of());
        }
    }

    @Override
    public void pass(ResourceVersion version) {
        // Says nothing about objects.
    }

    @Override
    public void failed(String sentence) {
        knowledge.failed(sentence);
    }

    @Override
    public boolean settle(Completeness now) {
        return knowledge.settle(now);
    }

    /** Every object, in no order. */
    Collection<WatchedObject> all() {
        return objects.values();
    }

    /** Those of one namespace. */
    List<WatchedObject> in(String namespace) {
        return objects.values().stream()
                .filter(object -> object.key().namespace().equals(namespace))
                .toList();
    }

    /** How well they are known. */
    Completeness completeness() {
        return knowledge.now() instanceof Completeness.Complete && !cut.isEmpty()
                ? new Completeness.ReadFailed(cut.iterator().next() + " is nested deeper than " + StoredTree.MAX_NESTING
                        + " levels; mend or delete it")
                : knowledge.now();
    }

    private boolean isKnown(WatchedObject listed) {
        WatchedObject kept = objects.get(listed.key());
        return kept != null && kept.isVersionOf(listed);
    }

    private void change(List<ObjectKey> gone, List<WatchedObject> news) {
        int cutBefore = cut.size();
        gone.forEach(objects::remove);
        gone.forEach(cut::remove);
        for (WatchedObject object : news) {
            objects.put(object.key(), object);
            cut.remove(object.key());
            if (object.isCut()) {
                cut.add(object.key());
            }
        }
        stores.change(this, gone, news);
        if (cut.size() != cutBefore) {
            stores.settle();
        }
    }
}
