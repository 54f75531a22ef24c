package io.fleetgate.cluster.watch;

import java.util.List;

/**
 * A part of a list.
 *
 * @param resourceVersion of the whole list: a watch from there misses nothing
 * @param continueToken where the next part starts; empty after the last
 */
record ListPage<O extends Keyed>(List<O> objects, String resourceVersion, String continueToken) {}
