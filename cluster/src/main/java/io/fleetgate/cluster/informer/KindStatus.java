package io.fleetgate.cluster.informer;

import io.fleetgate.object.Kind;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What there is to say about one kind of the store.
 *
 * @param complete whether decisions may be based on it
 * @param objects that are known
 * @param unreadable objects that are set aside
 * @param age since it was last known to be as the API server has it; zero before it ever was
 * @param sinceEvent since the last event about an object; empty before the first
 * @param lists that were started, the first among them
 * @param events about objects
 * @param resourceVersion up to which the API server has told of every change by lists, events and bookmarks; 0 before the
 *     first list, empty where it is not a number
 * @param untold own writes that are known by their answers, but which the API server has not told of yet
 */
public record KindStatus(
        Kind<?> kind,
        boolean complete,
        int objects,
        int unreadable,
        Duration age,
        Optional<Duration> sinceEvent,
        long lists,
        long events,
        OptionalLong resourceVersion,
        int untold) {}
