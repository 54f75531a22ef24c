package io.fleetgate.store;

import io.fleetgate.object.FleetObject;
import org.jspecify.annotations.Nullable;

/** What is stored under one key: an object that can be read whole, one that cannot, or nothing. */
record Held(@Nullable FleetObject<?> readable, @Nullable UnreadableObject unreadable) {
    static final Held NOTHING = new Held(null, null);

    /** The object, where nothing that the projection reads of it is unreadable. */
    @Nullable
    FleetObject<?> seenBy(Projection<?> projection) {
        return unreadable != null && projection.isKnownOf(unreadable) ? unreadable.asRead() : readable;
    }

    /** The object, where the projection reads of it what cannot be read. */
    @Nullable
    UnreadableObject hiddenFrom(Projection<?> projection) {
        return unreadable == null || projection.isKnownOf(unreadable) ? null : unreadable;
    }
}
