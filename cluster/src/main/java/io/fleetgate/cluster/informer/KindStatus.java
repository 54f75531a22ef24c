package io.fleetgate.cluster.informer;

import io.fleetgate.object.Kind;
import java.time.Duration;
import java.util.Optional;

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
 */
public record KindStatus(
        Kind<?> kind,
        boolean complete,
        int objects,
        int unreadable,
        Duration age,
        Optional<Duration> sinceEvent,
        long lists,
        long events) {}
