package io.fleetgate.e2e.reconcile;

import static io.fleetgate.e2e.installation.FleetgateProcess.OPERATOR;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fleetgate.e2e.controlplane.Administrator;
import io.fleetgate.e2e.controlplane.AuditEntry;
import io.fleetgate.e2e.fleet.Figures;
import io.fleetgate.e2e.fleet.StoredFleet;
import io.fleetgate.e2e.installation.FleetgateProcess;
import io.fleetgate.e2e.installation.Installation;
import io.fleetgate.e2e.process.ManagedProcess;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Replicas of the operator that look after one fleet, and who of them wrote when, from the audit log. */
final class Replicas implements AutoCloseable {
    static final Duration LEASE_DURATION = Duration.ofSeconds(4);
    static final Duration RETRY_PERIOD = Duration.ofSeconds(1);

    private final Installation installation;
    private final KubernetesClient administrator;
    private final Fleet fleet;
    private final Instant begin = Instant.now();
    private final List<FleetgateProcess> running = new ArrayList<>();
    private Optional<FleetgateProcess> frozen = Optional.empty();

    Replicas(Installation installation) throws IOException, InterruptedException {
        this.installation = installation;
        this.administrator = Administrator.client(installation.controlPlane());
        this.fleet = new Fleet(
                administrator, installation.newUnregisteredNamespace("takeover").name());
    }

    /** The one fleet that they write in. */
    Fleet fleet() {
        return fleet;
    }

    /** Starts two. */
    void start() throws IOException, InterruptedException {
        startOneMore();
        startOneMore();
    }

    void startOneMore() throws IOException, InterruptedException {
        running.add(FleetgateProcess.start(
                installation.controlPlane(),
                OPERATOR,
                "operator-" + fleet.namespace() + "-" + System.nanoTime(),
                "--namespaces=" + fleet.namespace(),
                "--lease-duration=" + LEASE_DURATION.toSeconds() + "s",
                "--lease-renew-deadline=3s",
                "--lease-retry-period=" + RETRY_PERIOD.toSeconds() + "s"));
    }

    void killLeader() throws IOException, InterruptedException {
        removed(leader()).kill();
    }

    void stopLeader() throws IOException, InterruptedException {
        removed(leader()).close();
    }

    /** Stops the leader in the middle of whatever it does; to itself no time passes until it is thawed. */
    void freezeLeader() throws IOException, InterruptedException {
        var leader = removed(leader());
        leader.signal("STOP");
        frozen = Optional.of(leader);
    }

    void thaw() throws IOException, InterruptedException {
        var thawed = frozen.orElseThrow();
        thawed.signal("CONT");
        frozen = Optional.empty();
        running.addFirst(thawed);
        thawed.await(() -> !isLeader(thawed));
    }

    /** Waits for something that those which run bring about. */
    void await(ManagedProcess.Readiness question) throws IOException, InterruptedException {
        running.getLast().await(question);
    }

    /** Waits until one of them leads, knows all that is stored by now, and has nothing left to do. */
    void settle() throws IOException, InterruptedException {
        await(() -> any(this::isSettled).isPresent());
    }

    /** Between the last write of each leader and the first of the next, in the fleet: one for each time it went over. */
    List<Duration> pauses() throws IOException {
        return changesOfHand(entry -> entry.namespace().equals(fleet.namespace()));
    }

    /** The same for the Lease. */
    List<Duration> handovers() throws IOException {
        return changesOfHand(entry -> entry.resource().equals("leases"));
    }

    @Override
    public void close() {
        running.forEach(FleetgateProcess::close);
        administrator.close();
    }

    private List<Duration> changesOfHand(Predicate<AuditEntry> about) throws IOException {
        List<Duration> changes = new ArrayList<>();
        AuditEntry last = null;
        for (AuditEntry entry : writes(about)) {
            if (last != null && !credential(entry).equals(credential(last))) {
                changes.add(Duration.between(received(last), received(entry)));
            }
            last = entry;
        }
        return changes;
    }

    /** What was carried out: of a leader that is thawed the head of a request may still arrive, but no body. */
    private List<AuditEntry> writes(Predicate<AuditEntry> about) throws IOException {
        return installation.controlPlane().auditLog().writesOf(FleetgateProcess.userOf(OPERATOR)).stream()
                .filter(entry -> received(entry).isAfter(begin))
                .filter(entry -> entry.code() < HttpURLConnection.HTTP_MULT_CHOICE)
                .filter(about)
                .sorted(Comparator.comparing(Replicas::received))
                .toList();
    }

    /** Each replica has a token of its own. */
    private static String credential(AuditEntry entry) {
        return entry.json()
                .at("/user/extra/authentication.kubernetes.io~1credential-id/0")
                .asText();
    }

    private static Instant received(AuditEntry entry) {
        return Instant.parse(entry.json().path("requestReceivedTimestamp").asText());
    }

    private FleetgateProcess leader() throws IOException, InterruptedException {
        await(() -> any(Replicas::isLeader).isPresent());
        return any(Replicas::isLeader).orElseThrow();
    }

    private FleetgateProcess removed(FleetgateProcess replica) {
        running.remove(replica);
        return replica;
    }

    private Optional<FleetgateProcess> any(Question question) throws IOException, InterruptedException {
        for (var replica : running) {
            if (question.about(replica)) {
                return Optional.of(replica);
            }
        }
        return Optional.empty();
    }

    /** In this order: all that was listed is known to a replica that is quiet afterwards. */
    private boolean isSettled(FleetgateProcess replica) throws IOException, InterruptedException {
        var stored = StoredFleet.list(administrator);
        return figures(replica).operatorKnows(stored) && figures(replica).isQuiet();
    }

    private static boolean isLeader(FleetgateProcess replica) throws IOException, InterruptedException {
        return figures(replica).get("fleetgate_operator_leader") == 1;
    }

    private static Figures figures(FleetgateProcess replica) throws IOException, InterruptedException {
        return Figures.of(replica.get("/metrics").body());
    }

    @FunctionalInterface
    private interface Question {
        boolean about(FleetgateProcess replica) throws IOException, InterruptedException;
    }
}
