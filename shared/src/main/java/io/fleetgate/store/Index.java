package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.Part;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
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
    private final Function<K, Optional<String>> namespaceOf;

    private Index(
            Kind<S> kind,
            Part part,
            Function<K, Optional<String>> namespaceOf,
            Function<FleetObject<S>, ? extends Collection<K>> keysOf) {
        super(kind, IndexEntries.class, IndexEntries.NONE, part, (entries, before, after) -> {
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
        this.namespaceOf = namespaceOf;
    }

    /**
     * An index of what objects say of any namespace.
     *
     * @param part all that {@code keysOf} reads of an object
     * @param keysOf every key under which an object is found, a pure function of the object; duplicates are harmless
     */
    public static <S, K> Index<S, K> of(
            Kind<S> kind, Part part, Function<FleetObject<S>, ? extends Collection<K>> keysOf) {
        return new Index<>(kind, part, _ -> Optional.empty(), keysOf);
    }

    /**
     * An index of what objects say of their own namespace: every key of an object is in it.
     *
     * @param part all that {@code keysOf} reads of an object
     * @param namespaceOf the namespace that a key is in
     * @param keysOf every key under which an object is found, a pure function of the object; duplicates are harmless
     */
    public static <S, K> Index<S, K> within(
            Kind<S> kind,
            Part part,
            Function<K, String> namespaceOf,
            Function<FleetObject<S>, ? extends Collection<K>> keysOf) {
        return new Index<>(kind, part, key -> Optional.of(namespaceOf.apply(key)), keysOf);
    }

    /** The only namespace that objects under the key can be in; empty where they can be in any. */
    Optional<String> namespaceOf(K key) {
        return namespaceOf.apply(key);
    }

    @Override
    public Kind<S> kind() {
        return kind;
    }
}
