package io.fleetgate.cluster.watch;

import io.fleetgate.object.ObjectKey;
import java.util.Map;

/**
 * A list that was read to its end.
 *
 * @param version of the whole list: a watch from there misses nothing
 */
public record Listing<O extends Keyed>(ResourceVersion version, Map<ObjectKey, O> objects) {}
