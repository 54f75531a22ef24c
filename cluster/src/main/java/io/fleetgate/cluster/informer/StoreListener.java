package io.fleetgate.cluster.informer;

/**
 * Is told of every change of a {@link FleetStore}, one after the other and in order, so that the snapshot after one change is
 * the snapshot before the next. It is called by whoever brought the change, an informer or the thread that tells of a write,
 * while all others wait: it hands the change over and returns, and does not call the store's {@code observe} methods.
 */
@FunctionalInterface
public interface StoreListener {

    /** Nobody listens. */
    StoreListener NONE = _ -> {};

    void changed(StoreChange change);
}
