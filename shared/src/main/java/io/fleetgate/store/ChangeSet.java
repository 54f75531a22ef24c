package io.fleetgate.store;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Any number of changes that are judged as one final state; their order has no meaning. At most one per object. */
public record ChangeSet(List<Change> changes) {

    public ChangeSet {
        changes = List.copyOf(changes);
        Set<List<Object>> seen = new HashSet<>();
        for (Change change : changes) {
            if (!seen.add(List.of(change.kind(), change.key()))) {
                throw new IllegalArgumentException("two changes of " + change.kind() + " " + change.key());
            }
        }
    }

    public static ChangeSet of(Change... changes) {
        return new ChangeSet(List.of(changes));
    }
}
