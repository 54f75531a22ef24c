package io.fleetgate.resource;

import java.util.LinkedHashMap;
import java.util.Map;

/** The stores of a config with changes laid over those that watch what changes. */
public final class OverlaidStores {
    private final ResourceStores base;
    private final Map<String, OverlaidStore> overlaid;

    OverlaidStores(ResourceStores base, Map<String, OverlaidStore> overlaid) {
        this.base = base;
        this.overlaid = new LinkedHashMap<>(overlaid);
    }

    /** Whether templates see anything else than without the changes; where they do not, nothing has to be rendered. */
    public boolean differ() {
        return overlaid.values().stream().anyMatch(OverlaidStore::differs);
    }

    /** The stores, each by its name, in the order of the config. */
    public Map<String, ResourceView> views() {
        Map<String, ResourceView> views = base.views();
        views.putAll(overlaid);
        return views;
    }
}
