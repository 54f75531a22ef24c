package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import java.util.Collection;
import java.util.function.Function;

/**
 * A way to look objects up other than by their key. Two indexes are the same only if they are the same instance.
 *
 * @param <S> spec of the indexed kind
 * @param <K> type of the keys, with equals and hashCode
 */
public final class Index<S, K> {
    private final Kind<S> kind;
    private final Function<FleetObject<S>, ? extends Collection<K>> keysOf;

    /**
     * An index of one kind.
     *
     * @param keysOf every key under which an object is found, a pure function of the object; duplicates are harmless
     */
    public Index(Kind<S> kind, Function<FleetObject<S>, ? extends Collection<K>> keysOf) {
        this.kind = kind;
        this.keysOf = keysOf;
    }

    public Kind<S> kind() {
        return kind;
    }

    Collection<K> keysOf(FleetObject<?> object) {
        return keysOf.apply(kind.cast(object));
    }
}
