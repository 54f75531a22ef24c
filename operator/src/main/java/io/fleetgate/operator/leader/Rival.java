package io.fleetgate.operator.leader;

import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.LeaderElectionRecord;
import io.fleetgate.operator.config.LeaseConfig;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Another replica that holds the lease, and since when nothing has been heard of it. Its lease has run out when this machine has
 * seen it unchanged for its whole duration; what it says of times is by the clock of another machine, and is only compared with
 * what it said before. Outlives elections, so that a new one does not begin to wait anew.
 */
final class Rival {
    private static final Logger LOG = LoggerFactory.getLogger(Rival.class);

    private final Supplier<Moment> clock;
    private final Duration shortest;

    private @Nullable LeaderElectionRecord seen;
    private Moment since;

    /** @param shortest for how long a lease counts at the least: a Lease may have been edited under a holder that still writes */
    Rival(Supplier<Moment> clock, Duration shortest) {
        this.clock = clock;
        this.shortest = shortest;
        this.since = clock.get();
    }

    /** The lease is another's; returns whether it has run out. */
    synchronized boolean hasRunOut(LeaderElectionRecord held) {
        if (seen == null || !seen.getHolderIdentity().equals(held.getHolderIdentity())) {
            LOG.atInfo().addKeyValue("leader", held.getHolderIdentity()).log("another replica leads");
        }
        if (!held.equals(seen)) {
            seen = held;
            since = clock.get();
        }
        return hasRunOut(held, since);
    }

    /**
     * The other's lease as it was last seen, where it has not run out. It counts though the stored one was deleted, or its holder
     * struck out by somebody else: the holder may not know yet.
     */
    synchronized Optional<LeaderElectionRecord> remembered() {
        return Optional.ofNullable(seen).filter(record -> !hasRunOut(record, since));
    }

    /** The lease was given back, or is ours. */
    synchronized void forget() {
        seen = null;
    }

    private boolean hasRunOut(LeaderElectionRecord record, Moment start) {
        return clock.get().leastSince(start).compareTo(duration(record)) > 0;
    }

    private Duration duration(LeaderElectionRecord record) {
        Duration stated = record.getLeaseDuration();
        if (stated.compareTo(shortest) < 0) {
            return shortest;
        }
        return stated.compareTo(LeaseConfig.LONGEST) > 0 ? LeaseConfig.LONGEST : stated;
    }
}
