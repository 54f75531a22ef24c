package io.fleetgate.resource.watch;

import java.util.List;

/**
 * Everything that one config watches.
 *
 * @param entries in the order in which they are written; no two have the same store
 */
public record Watches(List<Watch> entries) implements ParsedWatches {

    public Watches {
        entries = List.copyOf(entries);
    }

    /** Every entry that watches the resource: there may be several, and their stores may be called anything. */
    public List<Watch> of(GroupVersionResource resource) {
        return entries.stream()
                .filter(watch -> watch.resource().equals(resource))
                .toList();
    }
}
