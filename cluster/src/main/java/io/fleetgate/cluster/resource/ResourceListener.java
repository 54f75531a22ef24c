package io.fleetgate.cluster.resource;

import io.fleetgate.resource.WatchedResources;
import io.fleetgate.resource.watch.Watch;
import java.util.Set;

/**
 * Is told of every change of watched resources, one after the other and in order, by whoever brought it, while all others wait: it
 * hands the change over and returns.
 */
@FunctionalInterface
public interface ResourceListener {

    /** Nobody listens. */
    ResourceListener NONE = (_, _) -> {};

    /**
     * Something changed.
     *
     * @param now everything as it is from now on
     * @param watches whose stores hold other objects than before, or are known better or worse
     */
    void changed(WatchedResources now, Set<Watch> watches);
}
