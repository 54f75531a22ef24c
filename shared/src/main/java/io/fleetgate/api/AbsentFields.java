package io.fleetgate.api;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Equal to every value that a reader gives to an absent field: the form in which Jackson takes a filter. */
public abstract class AbsentFields {
    private static final Set<Object> OF_EVERY_GROUP =
            Set.of("", false, 0, List.of(), Map.of(), MissingNode.getInstance());

    private final Set<Object> values;

    /** @param own the absent values of one group's own types */
    protected AbsentFields(Set<Object> own) {
        values = new HashSet<>(own);
        values.addAll(OF_EVERY_GROUP);
    }

    @Override
    public final boolean equals(@Nullable Object value) {
        return value == null || values.contains(value);
    }

    @Override
    public final int hashCode() {
        return values.hashCode();
    }
}
