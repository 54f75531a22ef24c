package io.fleetgate.resource;

import io.fleetgate.resource.watch.GroupVersionResource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Any number of changes that are judged as one final state; their order has no meaning. At most one per object. */
public record ResourceChanges(List<ResourceChange> changes) {

    public ResourceChanges {
        changes = List.copyOf(changes);
        Set<List<Object>> seen = new HashSet<>();
        for (ResourceChange change : changes) {
            if (!seen.add(List.of(change.resource(), change.key()))) {
                throw new IllegalArgumentException("two changes of " + change.resource() + " " + change.key());
            }
        }
    }

    public static ResourceChanges of(ResourceChange... changes) {
        return new ResourceChanges(List.of(changes));
    }

    /** The removal of every object that is changed. */
    public ResourceChanges removals() {
        return new ResourceChanges(changes.stream()
                .map(change -> (ResourceChange) new ResourceChange.Remove(change.resource(), change.key()))
                .toList());
    }

    List<ResourceChange> of(GroupVersionResource resource) {
        return changes.stream()
                .filter(change -> change.resource().equals(resource))
                .toList();
    }
}
