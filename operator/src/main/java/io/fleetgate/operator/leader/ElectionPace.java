package io.fleetgate.operator.leader;

import io.fabric8.kubernetes.client.extended.leaderelection.LeaderCallbacks;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderElectionConfig;
import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.Lock;
import io.fleetgate.operator.config.LeaseConfig;
import java.time.Duration;

/**
 * What an elector is told, with two retry periods: a replica that waits for its turn looks at the lease more often than a leader
 * renews it, since looking is cheap and a lease that was given back should not lie about.
 */
final class ElectionPace extends LeaderElectionConfig {
    private static final int LOOKS_PER_RENEWAL = 4;

    /** The lock knows first. */
    private static final LeaderCallbacks NOBODY = new LeaderCallbacks(() -> {}, () -> {}, _ -> {});

    private final Tenure tenure;

    ElectionPace(LeaseConfig lease, Lock lock, Tenure tenure) {
        super(lock, lease.duration(), lease.renewDeadline(), lease.retryPeriod(), NOBODY, false, lease.name());
        this.tenure = tenure;
    }

    /** Asked before each wait. */
    @Override
    public Duration getRetryPeriod() {
        Duration renewal = super.getRetryPeriod();
        return tenure.hasBegun() ? renewal : renewal.dividedBy(LOOKS_PER_RENEWAL);
    }
}
