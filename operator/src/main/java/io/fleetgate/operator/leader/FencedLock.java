package io.fleetgate.operator.leader;

import io.fabric8.kubernetes.api.model.coordination.v1.Lease;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.LeaderElectionRecord;
import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.Lock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The lease as one elector is shown it. The elector compares the time of the last renewal with its own clock, which tells nothing
 * when either clock was set: so it is shown a renewal long ago where the lease has run out, and one far ahead where it has not.
 * What the elector achieves is told to the tenure from here, since the elector itself may never call back.
 */
final class FencedLock implements Lock {
    private static final ZonedDateTime LONG_AGO = Instant.EPOCH.atZone(ZoneOffset.UTC);
    private static final ZonedDateTime FAR_AHEAD = LONG_AGO.plusYears(8_000);

    private final StoredLease stored;
    private final String identity;
    private final Rival rival;
    private final Tenure tenure;
    private final Supplier<Moment> clock;

    private volatile boolean isRetired;
    private @Nullable Lease read;

    FencedLock(StoredLease stored, String identity, Rival rival, Tenure tenure, Supplier<Moment> clock) {
        this.stored = stored;
        this.identity = identity;
        this.rival = rival;
        this.tenure = tenure;
        this.clock = clock;
    }

    /** From now on nothing is read or written for the elector, which may not know yet that it is over. */
    void retire() {
        isRetired = true;
    }

    @Override
    public @Nullable LeaderElectionRecord get(KubernetesClient client) {
        checkInUse();
        read = stored.read();
        if (read == null) {
            return rival.remembered().map(FencedLock::held).orElse(null);
        }
        LeaderElectionRecord record = stored.record(read);
        String holder = record.getHolderIdentity();
        if (holder.isEmpty() && !StoredLease.isReleased(record)) {
            return rival.remembered().map(FencedLock::held).orElse(record);
        }
        if (holder.isEmpty() || holder.equals(identity)) {
            rival.forget();
            return record;
        }
        tenure.lostTo(holder);
        return rival.hasRunOut(record) ? runOut(record) : held(record);
    }

    @Override
    public void create(KubernetesClient client, LeaderElectionRecord record) {
        checkInUse();
        Moment sent = clock.get();
        stored.create(record);
        tenure.renewed(sent);
    }

    @Override
    public void update(KubernetesClient client, LeaderElectionRecord record) {
        checkInUse();
        Moment sent = clock.get();
        stored.replace(Objects.requireNonNull(read, "read before it is updated"), record);
        tenure.renewed(sent);
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public String describe() {
        return stored + " for " + identity;
    }

    private void checkInUse() {
        if (isRetired) {
            throw new KubernetesClientException("the election is over");
        }
    }

    private static LeaderElectionRecord runOut(LeaderElectionRecord record) {
        return record.toBuilder().renewTime(LONG_AGO).build();
    }

    private static LeaderElectionRecord held(LeaderElectionRecord record) {
        return record.toBuilder().renewTime(FAR_AHEAD).build();
    }
}
