package io.fleetgate.template.function;

import io.fleetgate.template.value.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What {@code first_seen} was asked for already. One belongs to one rendering, or to all entries that are rendered
 * together, one after the other. For one thread.
 */
public final class FirstSeen {
    private final Set<List<Value>> seen = new HashSet<>();

    boolean add(List<Value> parts) {
        return seen.add(List.copyOf(parts));
    }
}
