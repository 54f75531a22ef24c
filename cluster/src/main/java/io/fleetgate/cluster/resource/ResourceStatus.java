package io.fleetgate.cluster.resource;

import io.fleetgate.cluster.watch.ReadStatus;
import io.fleetgate.store.Completeness;

/**
 * How one collection of watched objects is doing.
 *
 * @param collection what is read, in words for operators
 * @param objects that were read, whichever of them are watched
 */
public record ResourceStatus(String collection, Completeness completeness, int objects, ReadStatus read) {}
