package io.fleetgate.cluster.watch;

import io.fleetgate.object.ObjectKey;

/** An object of a collection; no two of the same collection have the same key. */
public interface Keyed {
    ObjectKey key();
}
