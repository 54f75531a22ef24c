package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import io.fleetgate.object.Kind;
import io.fleetgate.object.Part;
import org.jspecify.annotations.Nullable;

/**
 * Something that follows from all objects of one kind, and that a snapshot keeps up with each change instead of working it
 * out when it is asked for. Two projections are the same only if they are the same instance.
 *
 * @param <V> what follows, immutable
 */
public class Projection<V> {
    private final Kind<?> kind;
    private final Class<V> type;
    private final V ofNone;
    private final Step<V> step;
    private final Part part;

    /** From what followed before one object changed to what follows after. */
    @FunctionalInterface
    public interface Step<V> {

        /**
         * The next value; the given one where nothing of it changes.
         *
         * @param before null where the object is added
         * @param after null where it is removed
         */
        V next(V value, @Nullable FleetObject<?> before, @Nullable FleetObject<?> after);
    }

    /**
     * A projection of one kind.
     *
     * @param ofNone what follows where there is no object
     * @param part all that the step reads of an object; one of which this can be read takes part, whatever the rest of it is
     * @param step a pure function
     */
    public Projection(Kind<?> kind, Class<V> type, V ofNone, Part part, Step<V> step) {
        this.kind = kind;
        this.type = type;
        this.ofNone = ofNone;
        this.part = part;
        this.step = step;
    }

    public Kind<?> kind() {
        return kind;
    }

    /** Whether an object that cannot be read whole takes part in it. */
    boolean isKnownOf(UnreadableObject unreadable) {
        return part.isReadable(unreadable.asRead());
    }

    V ofNone() {
        return ofNone;
    }

    V value(Object value) {
        return type.cast(value);
    }

    V next(Object value, @Nullable FleetObject<?> before, @Nullable FleetObject<?> after) {
        return step.next(value(value), before, after);
    }
}
