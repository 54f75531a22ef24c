package io.fleetgate.cluster.watch;

import java.time.Duration;
import java.util.Optional;

/**
 * How a collection was read until now.
 *
 * @param age since it was last known to be as the API server has it; zero before it ever was
 * @param sinceEvent since the last event about an object; empty before the first
 * @param lists that were started, the first among them
 * @param events about objects
 */
public record ReadStatus(Duration age, Optional<Duration> sinceEvent, long lists, long events) {}
