package io.fleetgate.cluster.resource;

import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.ResourceStore;
import io.fleetgate.resource.WatchedResources;
import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.store.Completeness;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The stores of all watches, filled from collections. Readers take everything by reading one reference; whoever changes something
 * holds the monitor of this.
 */
final class WatchedStores {
    private final ResourceListener listener;
    private final Map<Watch, List<CollectionObjects>> sources = new HashMap<>();
    private final Map<Watch, ResourceStore> stores = new HashMap<>();
    private @Nullable NamespaceLabels namespaces;
    private Namespaces labels = Namespaces.UNKNOWN;
    private volatile WatchedResources current = WatchedResources.NONE;

    WatchedStores(ResourceListener listener) {
        this.listener = listener;
    }

    WatchedResources current() {
        return current;
    }

    /**
     * Says what is watched from now on. A store that was there before, and is filled by the same, is kept as it is.
     *
     * @param wanted what fills each watch; no source where there are too many informers
     * @param labelSource null where no watch needs namespaces
     */
    synchronized void follow(Map<Watch, List<CollectionObjects>> wanted, @Nullable NamespaceLabels labelSource) {
        Set<Watch> changed = new LinkedHashSet<>(stores.keySet());
        changed.removeAll(wanted.keySet());
        stores.keySet().retainAll(wanted.keySet());
        stores.keySet()
                .removeIf(watch -> !sources.getOrDefault(watch, List.of()).equals(wanted.get(watch)));
        sources.clear();
        sources.putAll(wanted);
        namespaces = labelSource;
        labels = labelsNow();
        wanted.forEach((watch, filledFrom) -> {
            if (!stores.containsKey(watch)) {
                changed.add(watch);
                ResourceStore store = ResourceStore.unsynced(watch);
                for (CollectionObjects objects : filledFrom) {
                    store = with(store, objects.all());
                }
                stores.put(watch, store.with(completeness(watch)));
            }
        });
        publish(changed);
    }

    /** Objects of a collection came, changed or went. */
    synchronized void change(CollectionObjects from, List<ObjectKey> gone, List<WatchedObject> news) {
        Set<Watch> changed = new LinkedHashSet<>();
        if (!gone.isEmpty() || !news.isEmpty()) {
            sources.forEach((watch, filledFrom) -> {
                if (filledFrom.contains(from)) {
                    changed.add(watch);
                    stores.computeIfPresent(watch, (_, store) -> with(without(store, gone), news));
                }
            });
        }
        publish(changed);
    }

    /** The labels of some namespaces changed, so that their objects may enter or leave. */
    synchronized void relabel(NamespaceLabels from, Set<String> names) {
        if (from != namespaces) {
            return;
        }
        labels = labelsNow();
        Set<Watch> changed = new LinkedHashSet<>();
        sources.forEach((watch, filledFrom) -> {
            if (watch.needsNamespaces()) {
                changed.add(watch);
                for (CollectionObjects objects : filledFrom) {
                    names.forEach(name -> stores.computeIfPresent(watch, (_, store) -> with(store, objects.in(name))));
                }
            }
        });
        publish(changed);
    }

    /** Some collection is known better or worse than before. */
    synchronized void settle() {
        Set<Watch> changed = new LinkedHashSet<>();
        labels = labelsNow();
        stores.replaceAll((watch, store) -> {
            Completeness now = completeness(watch);
            if (store.completeness().equals(now)) {
                return store;
            }
            changed.add(watch);
            return store.with(now);
        });
        publish(changed);
    }

    private void publish(Set<Watch> changed) {
        WatchedResources now = new WatchedResources(stores, labels);
        current = now;
        if (!changed.isEmpty()) {
            listener.changed(now, changed);
        }
    }

    /** A store is known as well as the worst of what fills it, and of what selects its objects. */
    private Completeness completeness(Watch watch) {
        Completeness worst = sources.getOrDefault(watch, List.of()).isEmpty()
                ? new Completeness.ReadFailed("too many resources are watched by all configs together")
                : Completeness.COMPLETE;
        for (CollectionObjects objects : sources.getOrDefault(watch, List.of())) {
            worst = worse(worst, objects.completeness());
        }
        return watch.needsNamespaces() ? worse(worst, labels.completeness()) : worst;
    }

    private static Completeness worse(Completeness one, Completeness other) {
        return one instanceof Completeness.Complete
                        || (one instanceof Completeness.NotSynced && other instanceof Completeness.ReadFailed)
                ? other
                : one;
    }

    private Namespaces labelsNow() {
        return namespaces == null ? Namespaces.UNKNOWN : new Namespaces(namespaces.completeness(), namespaces.labels());
    }

    private static ResourceStore without(ResourceStore store, List<ObjectKey> gone) {
        ResourceStore fewer = store;
        for (ObjectKey key : gone) {
            fewer = fewer.without(key);
        }
        return fewer;
    }

    /** Selects by the labels that were last known: whether they count is said by how well the store is known. */
    private ResourceStore with(ResourceStore store, Collection<WatchedObject> objects) {
        Namespaces lastKnown = new Namespaces(Completeness.COMPLETE, labels.labels());
        ResourceStore more = store;
        for (WatchedObject object : objects) {
            more = more.with(object.document(), lastKnown);
        }
        return more;
    }
}
