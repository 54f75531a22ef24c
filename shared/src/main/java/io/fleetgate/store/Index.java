package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * A way to look objects up other than by their key.
 *
 * @param <S> spec of the indexed kind
 * @param <K> type of the keys, with equals and hashCode
 */
public final class Index<S, K> extends Projection<IndexEntries> {
    private final Kind<S> kind;

    /**
     * An index of one kind.
     *
     * @param keysOf every key under which an object is found, a pure function of the object; duplicates are harmless
     */
    public Index(Kind<S> kind, Function<FleetObject<S>, ? extends Collection<K>> keysOf) {
        super(kind, IndexEntries.class, IndexEntries.NONE, (entries, before, after) -> {
            Set<Object> present = after == null ? Set.of() : new HashSet<>(keysOf.apply(kind.cast(after)));
            IndexEntries others = entries;
            if (before != null) {
                Set<Object> gone = new HashSet<>(keysOf.apply(kind.cast(before)));
                gone.removeAll(present);
                others = entries.without(before.key(), gone);
            }
            return after == null ? others : others.with(after, present);
        });
        this.kind = kind;
    }

    @Override
    public Kind<S> kind() {
        return kind;
    }
}
