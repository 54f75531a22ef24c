package io.fleetgate.operator.leader;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderElector;
import io.fleetgate.operator.config.LeaseConfig;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Leads while it holds a Lease. One thread holds one election after the other, since an elector serves once, and ends a tenure by
 * this machine's clocks, whatever the elector is waiting for.
 */
public final class LeaseElection implements Leadership {
    private static final Logger LOG = LoggerFactory.getLogger(LeaseElection.class);
    private static final Executor REQUESTS =
            task -> Thread.ofVirtual().name("elector").start(task);

    private final KubernetesClient client;
    private final LeaseConfig lease;
    private final String identity;
    private final Supplier<Moment> clock;
    private final StoredLease stored;
    private final Rival rival;
    private final AtomicLong tenures = new AtomicLong();

    private volatile Tenure tenure;
    private volatile boolean isTold;
    private volatile boolean isClosing;
    private volatile @Nullable Thread thread;

    /**
     * An election in which this replica does not take part yet.
     *
     * @param client asks once and gives up soon, see {@link #patience}; is closed with the election
     * @param namespace of the Lease
     */
    public LeaseElection(KubernetesClient client, LeaseConfig lease, String namespace, ReplicaIdentity identity) {
        this(client, lease, namespace, identity, Moment::now);
    }

    LeaseElection(
            KubernetesClient client,
            LeaseConfig lease,
            String namespace,
            ReplicaIdentity identity,
            Supplier<Moment> clock) {
        this.client = client;
        this.lease = lease;
        this.identity = identity.text();
        this.clock = clock;
        this.stored = new StoredLease(client, namespace, lease.name(), lease.duration());
        this.rival = new Rival(clock, lease.duration());
        this.tenure = new Tenure(lease.duration(), clock);
    }

    /** How long a request about a lease may take: one that is lost leaves time for a second one. */
    public static Duration patience(LeaseConfig lease) {
        return lease.duration().dividedBy(5);
    }

    @Override
    public void start(LeadershipListener listener) {
        thread = Thread.ofPlatform().daemon().name("leader-election").start(() -> takePart(listener));
    }

    @Override
    public boolean isLeading() {
        return isTold && left().isPositive();
    }

    @Override
    public long tenures() {
        return tenures.get();
    }

    @Override
    public List<String> missing() {
        return stored.trouble().sentences();
    }

    @Override
    public Duration left() {
        return tenure.left();
    }

    @Override
    public void close() {
        isClosing = true;
        tenure.end("it is told to stop");
        try {
            Thread started = thread;
            if (started != null) {
                started.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            client.close();
        }
    }

    private void takePart(LeadershipListener listener) {
        try {
            while (!isClosing) {
                Tenure next = new Tenure(lease.duration(), clock);
                tenure = next;
                // Read again: whoever closes may have ended the tenure before.
                if (!isClosing) {
                    holdElection(next, listener);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            release();
        }
    }

    /** Starts anew once in a while even if nothing comes of it: an elector catches up on every attempt that it was late for. */
    private void holdElection(Tenure next, LeadershipListener listener) throws InterruptedException {
        FencedLock lock = new FencedLock(stored, identity, rival, next, clock);
        CompletableFuture<?> election =
                new LeaderElector(client, new ElectionPace(lease, lock, next), REQUESTS).start();
        CompletableFuture<?> _ = election.whenComplete((_, _) -> next.end("the lease was not renewed in time"));
        try {
            if (next.awaitBegin(lease.duration())) {
                lead(next, listener);
            }
        } finally {
            next.end("the election is over");
            lock.retire();
            election.cancel(true);
        }
    }

    private void lead(Tenure current, LeadershipListener listener) throws InterruptedException {
        tenures.incrementAndGet();
        isTold = true;
        LOG.atInfo()
                .addKeyValue("identity", identity)
                .addKeyValue("lease", stored)
                .log("leading");
        try {
            listener.onStarted();
            String reason = current.awaitEnd();
            LOG.atInfo()
                    .addKeyValue("identity", identity)
                    .addKeyValue("reason", reason)
                    .log("leading no more");
        } finally {
            current.end("the election is over");
            isTold = false;
            listener.onStopped();
        }
    }

    private void release() {
        try {
            stored.release(identity);
        } catch (KubernetesClientException e) {
            LOG.warn("the Lease {} was not given back; if it is ours, others lead once it has run out", stored);
        }
    }
}
