package io.fleetgate.resource;

import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The stores of everything that one config watches; one that nobody has filled is unknown. */
public final class ResourceStores {
    private final Watches watches;
    private final Map<String, ResourceStore> stores = new LinkedHashMap<>();

    /**
     * Stores for a config's watches.
     *
     * @param filled those that there are, in any order; those of other watches are left out
     */
    public ResourceStores(Watches watches, Collection<ResourceStore> filled) {
        this.watches = watches;
        watches.entries().forEach(watch -> stores.put(watch.store(), ResourceStore.unsynced(watch)));
        filled.forEach(store -> stores.replace(store.watch().store(), store));
    }

    /** The stores, each by its name, in the order of the config. */
    public Map<String, ResourceView> views() {
        return new LinkedHashMap<>(stores);
    }

    /** The stores as they would be once the changes were stored: each change is in every store that watches its resource. */
    public OverlaidStores with(ResourceChanges changes, Namespaces namespaces) {
        Map<String, OverlaidStore> overlaid = new LinkedHashMap<>();
        Set<Watch> touched = new LinkedHashSet<>();
        changes.changes().forEach(change -> touched.addAll(watches.of(change.resource())));
        for (Watch watch : touched) {
            ResourceStore base = stores.getOrDefault(watch.store(), ResourceStore.unsynced(watch));
            overlaid.put(watch.store(), OverlaidStore.of(base, changes.of(watch.resource()), namespaces));
        }
        return new OverlaidStores(this, overlaid);
    }
}
