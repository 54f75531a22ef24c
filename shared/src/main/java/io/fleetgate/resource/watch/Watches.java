package io.fleetgate.resource.watch;

import java.util.List;
import java.util.Set;

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

    /** The same entries, of the objects of some namespaces only. */
    public Watches within(Set<String> namespaces) {
        return new Watches(
                entries.stream().map(watch -> watch.within(namespaces)).toList());
    }
}
