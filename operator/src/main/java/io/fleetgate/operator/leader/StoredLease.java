package io.fleetgate.operator.leader;

import io.fabric8.kubernetes.api.model.coordination.v1.Lease;
import io.fabric8.kubernetes.api.model.coordination.v1.LeaseBuilder;
import io.fabric8.kubernetes.api.model.coordination.v1.LeaseSpec;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.LeaderElectionRecord;
import java.net.HttpURLConnection;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The Lease on the API server. Whoever changes it says what was read before: of two changes one fails. */
final class StoredLease {
    private static final Duration RELEASED = Duration.ofSeconds(1);
    private static final int RELEASE_ATTEMPTS = 3;
    private static final String NO_ANSWER = "the API server gives no answer that can be read";
    private static final ZonedDateTime UNKNOWN = Instant.EPOCH.atZone(ZoneOffset.UTC);

    private final KubernetesClient client;
    private final String namespace;
    private final String name;
    private final Duration usualDuration;
    private final Trouble trouble;

    /**
     * A Lease.
     *
     * @param usualDuration what counts where the Lease does not say how long it holds
     */
    StoredLease(KubernetesClient client, String namespace, String name, Duration usualDuration) {
        this.client = client;
        this.namespace = namespace;
        this.name = name;
        this.usualDuration = usualDuration;
        this.trouble = new Trouble("the Lease " + namespace + "/" + name + " cannot be read or written: ");
    }

    /** What keeps it from being read or written. */
    Trouble trouble() {
        return trouble;
    }

    @Nullable
    Lease read() {
        return ask(() -> client.leases().inNamespace(namespace).withName(name).get());
    }

    void create(LeaderElectionRecord record) {
        Lease lease = stating(record, new LeaseBuilder())
                .withNewMetadata()
                .withNamespace(namespace)
                .withName(name)
                .endMetadata()
                .build();
        ask(() -> client.resource(lease).create());
    }

    /** Keeps everything in it that is not about its holder. */
    void replace(Lease read, LeaderElectionRecord record) {
        Lease lease = stating(record, new LeaseBuilder(read)).build();
        ask(() -> client.resource(lease).update());
    }

    /** Gives it back, if it is this replica's: others need not wait for it to run out. */
    void release(String identity) {
        for (int attempt = 1; attempt <= RELEASE_ATTEMPTS; attempt++) {
            Lease lease = read();
            if (lease == null || !identity.equals(record(lease).getHolderIdentity())) {
                return;
            }
            try {
                replace(lease, released(record(lease)));
                return;
            } catch (KubernetesClientException e) {
                if (e.getCode() != HttpURLConnection.HTTP_CONFLICT) {
                    throw e;
                }
            }
        }
    }

    /** Whether its last holder gave it back, rather than that somebody struck the holder out. */
    static boolean isReleased(LeaderElectionRecord record) {
        return record.getHolderIdentity().isEmpty() && record.getLeaseDuration().compareTo(RELEASED) <= 0;
    }

    /** What a stored Lease says; others may have written it, and left out what they like. */
    LeaderElectionRecord record(Lease lease) {
        LeaseSpec spec = Objects.requireNonNullElseGet(lease.getSpec(), LeaseSpec::new);
        return new LeaderElectionRecord(
                Objects.requireNonNullElse(spec.getHolderIdentity(), ""),
                spec.getLeaseDurationSeconds() == null
                        ? usualDuration
                        : Duration.ofSeconds(spec.getLeaseDurationSeconds()),
                Objects.requireNonNullElse(spec.getAcquireTime(), UNKNOWN),
                Objects.requireNonNullElse(spec.getRenewTime(), UNKNOWN),
                Objects.requireNonNullElse(spec.getLeaseTransitions(), 0));
    }

    private static LeaseBuilder stating(LeaderElectionRecord record, LeaseBuilder lease) {
        return lease.editOrNewSpec()
                .withHolderIdentity(record.getHolderIdentity())
                .withLeaseDurationSeconds(
                        Math.toIntExact(record.getLeaseDuration().toSeconds()))
                .withAcquireTime(record.getAcquireTime())
                .withRenewTime(record.getRenewTime())
                .withLeaseTransitions(record.getLeaderTransitions())
                .endSpec();
    }

    /** As every client of Kubernetes gives leases back: without a holder, for the shortest time. */
    private static LeaderElectionRecord released(LeaderElectionRecord record) {
        ZonedDateTime now = ZonedDateTime.now(ZoneOffset.UTC);
        return new LeaderElectionRecord(null, RELEASED, now, now, record.getLeaderTransitions());
    }

    @Override
    public String toString() {
        return namespace + "/" + name;
    }

    /** An elector that meets any other exception than the client's ends, and tells nobody. */
    private <T extends @Nullable Object> T ask(Supplier<T> request) {
        try {
            T answer = request.get();
            trouble.over();
            return answer;
        } catch (KubernetesClientException e) {
            if (e.getCode() == HttpURLConnection.HTTP_CONFLICT) {
                trouble.over();
            } else if (e.getCode() > 0) {
                trouble.met("the API server answers HTTP " + e.getCode());
            } else {
                trouble.met(NO_ANSWER);
            }
            throw e;
        } catch (RuntimeException e) {
            trouble.met(NO_ANSWER);
            throw new KubernetesClientException(NO_ANSWER, e);
        }
    }
}
