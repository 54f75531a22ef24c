package io.fleetgate.operator.gateway;

import java.time.Duration;

/** How long this process may still write; asked before every write, by many threads. */
public interface Fence {

    /** The time until the last moment at which a write may be under way; zero or less when nothing may be written. */
    Duration left();
}
