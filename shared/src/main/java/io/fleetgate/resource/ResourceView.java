package io.fleetgate.resource;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.object.ObjectKey;
import io.fleetgate.resource.watch.Watch;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What templates read of one store, with or without changes laid over it; there is no way to write. Objects are sorted by
 * namespace, then name, and nobody changes them. Reading throws
 * {@link io.fleetgate.store.UndecidableException} where the objects are not completely known.
 */
public sealed interface ResourceView permits ResourceStore, OverlaidStore {

    Watch watch();

    /** Every object, sorted; not copied. */
    Collection<ObjectNode> list();

    /**
     * The objects that say these values at the first paths of {@code indexBy}, sorted; each of several values that an object says
     * at a path counts.
     *
     * @throws KeyCountException where there is no key, or more than there are paths
     */
    Collection<ObjectNode> fetch(List<String> keys);

    Optional<ObjectNode> find(ObjectKey key);
}
