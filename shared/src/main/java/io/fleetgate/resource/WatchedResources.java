package io.fleetgate.resource;

import io.fleetgate.resource.watch.Namespaces;
import io.fleetgate.resource.watch.Watch;
import io.fleetgate.resource.watch.Watches;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that all configs watch, at one moment. Configs that watch the same share a store.
 *
 * @param stores one for each watch that is followed
 */
public record WatchedResources(Map<Watch, ResourceStore> stores, Namespaces namespaces) {

    /** Before anything is followed. */
    public static final WatchedResources NONE = new WatchedResources(Map.of(), Namespaces.UNKNOWN);

    public WatchedResources {
        stores = new HashMap<>(stores);
    }

    /** The stores of a config; those that nobody follows are unknown. */
    public ResourceStores of(Watches watches) {
        List<ResourceStore> filled = new ArrayList<>();
        for (Watch watch : watches.entries()) {
            ResourceStore store = stores.get(watch);
            if (store != null) {
                filled.add(store);
            }
        }
        return new ResourceStores(watches, filled);
    }
}
